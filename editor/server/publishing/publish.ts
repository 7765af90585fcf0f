import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { Failure, root } from '../../../build/run.ts'
import { contentFiles } from '../content-files.ts'
import { problemsIn, readBytes } from '../draft.ts'
import { git, hasHistory, NO_REPOSITORY, versionIn } from './git.ts'
import { describeChange } from './describe-change.ts'
import { updateSpecification } from './specification.ts'

/** All of content/ but hidden files. */
const contentPaths = ['.', ':(exclude,glob)**/.*']

const NO_TARGET =
  'It is not set where changes are published. In the editor, open Launch, then Publishing: enter the remote and branch that your host builds from, or the folder of releases on your server.'
const STILL_SERVED =
  'The new site could not be put into service, so visitors still see the old one. Your change is recorded here and not lost. Correct what is named below, then publish again.'

/** The changes, the steps of publishing, and what is missing for it, in sentences. */
export async function publishingPlan(content: string) {
  const { remote, branch, release } = targetsIn(content)
  const isRecorded = await hasHistory(content)
  const changes = isRecorded ? await changesIn(content) : []
  const more = changes.length > 1 ? ` (and ${changes.length - 1} more)` : ''
  return {
    changes,
    message: (changes[0] ?? '').slice(0, 72 - more.length) + more,
    steps: [
      ...(changes.length > 0 ? ['The change is recorded in the history.'] : []),
      ...(branch ? [`It is sent to ${remote}, branch ${branch}.`] : []),
      ...(release ? [`The site is built and put into service in ${release}.`] : []),
    ],
    missing: [
      ...problemsIn(content).map(
        ({ file, field, message }) => `content/${file}: ${field ? `${field}: ` : ''}${message}`,
      ),
      ...(isRecorded ? [] : [NO_REPOSITORY]),
      ...(branch || release ? [] : [NO_TARGET]),
    ],
  }
}

export async function publishContent(content: string, message?: string): Promise<void> {
  const plan = await publishingPlan(content)
  const { remote, branch, release } = targetsIn(content)
  if (plan.missing.length > 0) throw new Failure(plan.missing.join('\n'))
  if (plan.changes.length > 0) {
    // Other staged changes are not committed.
    const paths = ['--', ...contentPaths, ...updateSpecification(content)]
    const names = ['-m', message?.trim() || plan.message, '-m', plan.changes.join('\n')]
    await git(content, 'add', '--all', ...paths)
    await git(content, 'commit', '--quiet', ...names, ...paths)
  }
  if (branch) {
    const rejected = `Somebody else published meanwhile. Your change is recorded here and not lost. In a terminal: git pull --rebase ${remote} ${branch}, then publish again.`
    await git(content, 'push', '--quiet', remote, `HEAD:${branch}`).catch((error: Error) => {
      throw /rejected|fetch first|non-fast-forward/.test(error.message) ? new Failure(rejected) : error
    })
  }
  if (release) await buildRelease(content, release)
}

async function changesIn(content: string): Promise<string[]> {
  const known = git(
    content,
    'diff',
    '--no-renames',
    '--name-only',
    '--relative',
    '-z',
    'HEAD',
    '--',
    ...contentPaths,
  )
  const fresh = git(content, 'ls-files', '--others', '--exclude-standard', '-z', '--', ...contentPaths)
  const entries = contentFiles(content)
  const files = `${await known}${await fresh}`.split('\0').filter(Boolean).sort()
  const lines = files.map(async (file) => {
    const entry = entries.find((one) => one.file === file)
    const title = entry ? `${entry.title}${entry.language ? ' (Spanish)' : ''}` : basename(file)
    const before = await versionIn(content, file, 'HEAD')
    return describeChange({ file, title, before, after: readBytes(join(content, file))?.toString() ?? null })
  })
  return (await Promise.all(lines)).flat()
}

function targetsIn(content: string) {
  const { publishing } = parse(readFileSync(join(content, 'launch.yaml'), 'utf8')) as {
    publishing?: { push?: string | null; release?: string | null }
  }
  const [remote = '', branch = ''] = publishing?.push?.split(' ') ?? []
  return { remote, branch, release: publishing?.release }
}

/** In a process of its own, without the environment of the editor. */
async function buildRelease(content: string, folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, [join(root, 'scripts/release.ts'), folder], {
    cwd: root,
    env: { ...process.env, EDIT_DIR: undefined, CONTENT_DIR: content },
    maxBuffer: 50_000_000,
  }).catch((error: Error & { stderr?: string }) => {
    throw new Failure(`${STILL_SERVED}\n${error.stderr?.trim() || error.message}`)
  })
}
