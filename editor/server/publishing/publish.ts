import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Failure, root } from '../../../build/run.ts'
import { git, GitFault } from './git.ts'
import { ours, planOf } from './plan.ts'
import { specificationOf, updateSpecification } from './specification.ts'

/** Checks, records and sends what changed in content/, as content/launch.yaml says. Returns what was done, in words. */
export async function publishContent(content: string, message?: string): Promise<string[]> {
  const { changes, missing, targets, message: proposed } = await planOf(content)
  const { push, release } = targets
  if (missing.length > 0) throw new Failure(missing.join('\n'))
  const said: string[] = []
  if (changes.length > 0) {
    // Only content/ and what it fixes: whatever else somebody has prepared stays prepared.
    const paths = ['--', ...ours, ...(updateSpecification(content) ? [specificationOf(content)] : [])]
    const name = message?.trim() || proposed
    await git(content, 'add', '--all', ...paths)
    await git(content, 'commit', '--quiet', '-m', name, '-m', changes.join('\n'), ...paths).catch(refuse)
    said.push('Recorded in the history.')
  }
  if (push) {
    const told = await git(content, 'push', '--porcelain', push.remote, `HEAD:${push.branch}`).catch(
      (error) => refuse(error, `git pull --rebase ${push.remote} ${push.branch}`),
    )
    const isSent = !told.includes('up to date')
    said.push(
      isSent ? `Sent to ${push.remote}, branch ${push.branch}.` : `${push.remote} has everything already.`,
    )
  }
  if (release) said.push(await buildRelease(content, release))
  return said
}

const STILL_SERVED =
  'The new site could not be put into service, so visitors still see it as it was. Your change is recorded here and not lost. Mend what is named below, then publish again.'

/** In a process of its own: the editor's settings are not those of a build. */
async function buildRelease(content: string, folder: string): Promise<string> {
  const { EDIT_DIR: _, ...env } = process.env
  await promisify(execFile)(process.execPath, [join(root, 'scripts/release.ts'), folder], {
    cwd: root,
    env: { ...env, CONTENT_DIR: content },
    maxBuffer: 50_000_000,
  }).catch((error: Error & { stderr?: string }) => {
    throw new Failure(`${STILL_SERVED}\n${error.stderr?.trim() || error.message}`)
  })
  return `In service in ${folder}.`
}

function refuse(error: unknown, remedy = ''): never {
  if (!(error instanceof GitFault)) throw error
  const isSecond = /rejected|fetch first|non-fast-forward/.test(error.message)
  throw new Failure(
    isSecond
      ? `Somebody else published meanwhile. Your change is recorded here and not lost. In a terminal: ${remedy}, then publish again.`
      : `git refused: ${error.message}`,
  )
}
