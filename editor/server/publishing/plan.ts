import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import type { PublishPlan } from '../../model.ts'
import { readBytes } from '../changes.ts'
import { contentFiles } from '../content-files.ts'
import { problemsIn } from '../draft.ts'
import { git, hasHistory, NO_REPOSITORY, versionIn } from './git.ts'
import { inWords } from './in-words.ts'

/** Where content/launch.yaml says a change goes. */
export type Targets = { push: { remote: string; branch: string } | null; release: string | null }

/** content/ without what belongs to the machine. */
export const ours = ['.', ':(exclude,glob)**/.*']

const NO_TARGET =
  'Nothing says where a change goes. In the editor open Launch, then Publishing: the remote and branch your host builds from, or the folder of releases on your server.'
const NO_NAME =
  'The history does not know your name. In a terminal: git config user.name "Your Name", then git config user.email you@example.com.'

/** Looks at everything publishing needs, and does nothing yet. */
export async function planOf(content: string): Promise<PublishPlan & { targets: Targets }> {
  const targets = targetsIn(content)
  const { push, release } = targets
  const isRecorded = await hasHistory(content)
  const changes = isRecorded ? await changesIn(content) : []
  const ask = (...args: string[]) => git(content, ...args).catch(() => '')
  const hasName = (await ask('config', 'user.name')).trim() && (await ask('config', 'user.email')).trim()
  const remotes = (await ask('remote')).split('\n')
  const [first = ''] = changes
  const more = changes.length > 1 ? ` (and ${changes.length - 1} more)` : ''
  return {
    targets,
    changes,
    // Short enough for a list of commits.
    message: first.slice(0, 72 - more.length) + more,
    steps: [
      ...(changes.length > 0 ? ['The change is recorded in the history.'] : []),
      ...(push ? [`It is sent to ${push.remote}, branch ${push.branch}.`] : []),
      ...(release ? [`The site is built and put into service in ${release}.`] : []),
    ],
    missing: [
      ...problemsIn(content).map(
        ({ file, field, message }) => `content/${file}: ${field ? `${field}: ` : ''}${message}`,
      ),
      ...(isRecorded ? (hasName ? [] : [NO_NAME]) : [NO_REPOSITORY]),
      ...(isRecorded && push && !remotes.includes(push.remote)
        ? [
            `There is no remote called ${push.remote}. In a terminal: git remote add ${push.remote} and its address.`,
          ]
        : []),
      ...(push || release ? [] : [NO_TARGET]),
    ],
  }
}

/** What is not as it was when the site was last published, a line for each field. */
async function changesIn(content: string): Promise<string[]> {
  const [known, fresh] = await Promise.all([
    git(content, 'diff', '--no-renames', '--name-only', '--relative', '-z', 'HEAD', '--', ...ours),
    git(content, 'ls-files', '--others', '--exclude-standard', '-z', '--', ...ours),
  ])
  const entries = contentFiles(content)
  const lines = `${known}${fresh}`
    .split('\0')
    .filter(Boolean)
    .sort()
    .map(async (file) => {
      const entry = entries.find((one) => one.file === file)
      const title = entry ? `${entry.title}${entry.language ? ' (Spanish)' : ''}` : basename(file)
      const before = await versionIn(content, file, 'HEAD')
      return inWords({ file, title, before, after: readBytes(join(content, file)) })
    })
  return (await Promise.all(lines)).flat()
}

function targetsIn(content: string): Targets {
  const { publishing } = (parse(readFileSync(join(content, 'launch.yaml'), 'utf8')) ?? {}) as {
    publishing?: { push?: string | null; release?: string | null }
  }
  const [remote, branch] = (publishing?.push ?? '').split(' ')
  return { push: remote && branch ? { remote, branch } : null, release: publishing?.release ?? null }
}
