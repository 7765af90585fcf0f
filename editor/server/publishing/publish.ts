import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Failure, root } from '../../../build/run.ts'
import { git, GitFault } from './git.ts'
import { ours, planOf, type Targets } from './plan.ts'
import { specificationOf, updateSpecification } from './specification.ts'

/** Checks, records and sends what changed in content/, as content/launch.yaml says. Returns what was done, in words. */
export async function publishContent(content: string, message?: string): Promise<string[]> {
  const { changes, missing, targets, message: proposed } = await planOf(content)
  if (missing.length > 0) throw new Failure(missing.join('\n'))
  const said: string[] = []
  if (changes.length > 0) {
    const fixed = updateSpecification(content) ? [specificationOf(content)] : []
    await git(content, 'add', '--all', '--', ...ours, ...fixed)
    // Only content/ and what it fixes: whatever else somebody has prepared stays prepared.
    await git(content, 'commit', '--quiet', '-m', message?.trim() || proposed, '--', ...ours, ...fixed).catch(
      refuse,
    )
    said.push('Recorded in the history.')
  }
  if (targets.push) said.push(await send(content, targets.push))
  if (targets.release) said.push(await release(content, targets.release))
  return said
}

async function send(content: string, { remote, branch }: NonNullable<Targets['push']>): Promise<string> {
  const told = await git(content, 'push', '--porcelain', remote, `HEAD:${branch}`).catch((error: unknown) => {
    if (error instanceof GitFault && /rejected|fetch first|non-fast-forward/.test(error.message))
      throw new Failure(
        `Somebody else published meanwhile. Your change is recorded here and not lost. In a terminal: git pull --rebase ${remote} ${branch}, then publish again.`,
      )
    return refuse(error)
  })
  return told.includes('up to date')
    ? `${remote} has everything already.`
    : `Sent to ${remote}, branch ${branch}.`
}

const STILL_SERVED =
  'The new site could not be put into service, so visitors still see it as it was. Your change is recorded here and not lost. Mend what is named below, then publish again.'

/** In a process of its own: the editor's settings are not those of a build. */
async function release(content: string, folder: string): Promise<string> {
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

function refuse(error: unknown): never {
  throw error instanceof GitFault ? new Failure(`git refused: ${error.message}`) : error
}
