import { parse } from 'yaml'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError, type Problem } from '#reading/content-error.ts'
import { plainMedia } from '#reading/plain-media.ts'
import { readSite } from '#reading/site.ts'
import type { PublishPlan } from '../../model.ts'
import { changedFiles, tell } from './changed-files.ts'
import { git, repositoryOf } from './git.ts'

/** Where content/launch.yaml says a change goes. */
export type Targets = { push: { remote: string; branch: string } | null; release: string | null }

/** Looks at everything publishing needs, and does nothing yet. */
export async function planOf(content: string): Promise<PublishPlan & { targets: Targets }> {
  const targets = targetsIn(content)
  const problems = problemsIn(content).map(
    ({ file, field, message }) => `content/${file}: ${field ? `${field}: ` : ''}${message}`,
  )
  const repository = await repositoryOf(content)
  const files = repository ? await changedFiles(content, repository) : []
  const changes = tell(content, files)
  return {
    targets,
    changes,
    steps: stepsTo(targets, changes.length),
    missing: [
      ...problems,
      ...(repository ? await missingFor(content, targets) : [NO_REPOSITORY]),
      ...(targets.push || targets.release ? [] : [NO_TARGET]),
    ],
    message: messageFor(changes),
  }
}

/** The first change is the subject, short enough for a list; the rest follows below. */
export function messageFor(changes: string[]): string {
  const [first = ''] = changes
  const more = changes.length > 1 ? ` (and ${changes.length - 1} more)` : ''
  const most = 72 - more.length
  const subject = first.length > most ? `${first.slice(0, most - 1).trimEnd()}…` : first
  return [subject + more, ...(more || subject !== first ? ['', ...changes] : [])].join('\n')
}

const NO_REPOSITORY =
  'There is no history yet. In a terminal in the project\'s folder: git init, then git add . and git commit -m "First version".'
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

function problemsIn(content: string): Problem[] {
  try {
    readSite(content, plainMedia(content))
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}
