import { parse } from 'yaml'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublishPlan } from '../../model.ts'
import { readContents } from '../apply.ts'
import { readBytes } from '../changes.ts'
import { contentFiles } from '../content-files.ts'
import { problemsIn } from '../draft.ts'
import { git, hasHistory, NO_REPOSITORY, versionIn } from './git.ts'
import { inWords } from './in-words.ts'

/** Where content/launch.yaml says a change goes. */
export type Targets = { push: { remote: string; branch: string } | null; release: string | null }

/** content/ without what belongs to the machine. */
export const ours = ['.', ':(exclude,glob)**/.*']

/** Looks at everything publishing needs, and does nothing yet. */
export async function planOf(content: string): Promise<PublishPlan & { targets: Targets }> {
  const targets = targetsIn(content)
  const isRecorded = await hasHistory(content)
  const changes = isRecorded ? await changesIn(content) : []
  return {
    targets,
    changes,
    steps: stepsTo(targets, changes.length),
    missing: [
      ...problemsIn(content).map(
        ({ file, field, message }) => `content/${file}: ${field ? `${field}: ` : ''}${message}`,
      ),
      ...(isRecorded ? await missingFor(content, targets) : [NO_REPOSITORY]),
      ...(targets.push || targets.release ? [] : [NO_TARGET]),
    ],
    message: messageFor(changes),
  }
}

/** What is not as it was when the site was last published, a line for each field. */
async function changesIn(content: string): Promise<string[]> {
  const [known, fresh] = await Promise.all([
    git(content, 'diff', '--no-renames', '--name-only', '--relative', '-z', 'HEAD', '--', ...ours),
    git(content, 'ls-files', '--others', '--exclude-standard', '-z', '--', ...ours),
  ])
  const entries = contentFiles(content)
  const files = `${known}${fresh}`.split('\0').filter(Boolean).sort()
  const told = files.map(async (file) => {
    const before = await versionIn(content, file, 'HEAD')
    // A page that is gone is called what it called itself.
    const titleOf = () => {
      const there = entries.find((one) => one.file === file)
      const { title, name } = Object(readContents(file, String(before)).data) as Record<string, string>
      return there ? `${there.title}${there.language ? ' (Spanish)' : ''}` : (title ?? name ?? file)
    }
    return inWords({ file, before, after: readBytes(join(content, file)) }, titleOf)
  })
  return (await Promise.all(told)).flat()
}

/** The first change is the subject, short enough for a list; the rest follows below. */
export function messageFor(changes: string[]): string {
  const [first = ''] = changes
  const more = changes.length > 1 ? ` (and ${changes.length - 1} more)` : ''
  const most = 72 - more.length
  const subject = first.length > most ? `${first.slice(0, most - 1).trimEnd()}…` : first
  return [subject + more, ...(more || subject !== first ? ['', ...changes] : [])].join('\n')
}

const NO_TARGET =
  'Nothing says where a change goes. In the editor open Launch, then Publishing: the remote and branch your host builds from, or the folder of releases on your server.'

function stepsTo({ push, release }: Targets, changes: number): string[] {
  return [
    ...(changes > 0 ? ['The change is recorded in the history.'] : []),
    ...(push ? [`It is sent to ${push.remote}, branch ${push.branch}.`] : []),
    ...(release ? [`The site is built and put into service in ${release}.`] : []),
  ]
}

async function missingFor(content: string, { push }: Targets): Promise<string[]> {
  const isKnown = async (name: string) => (await git(content, 'config', name).catch(() => '')).trim() !== ''
  const hasName = (await isKnown('user.name')) && (await isKnown('user.email'))
  const remotes = (await git(content, 'remote')).split('\n')
  return [
    ...(hasName
      ? []
      : [
          'The history does not know your name. In a terminal: git config user.name "Your Name", then git config user.email you@example.com.',
        ]),
    ...(!push || remotes.includes(push.remote)
      ? []
      : [
          `There is no remote called ${push.remote}. In a terminal: git remote add ${push.remote} and the address your host gave you.`,
        ]),
  ]
}

function targetsIn(content: string): Targets {
  const { publishing } = (parse(readFileSync(join(content, 'launch.yaml'), 'utf8')) ?? {}) as {
    publishing?: { push?: string | null; release?: string | null }
  }
  const [remote, branch] = (publishing?.push ?? '').split(' ')
  return { push: remote && branch ? { remote, branch } : null, release: publishing?.release ?? null }
}
