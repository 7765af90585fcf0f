import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Failure } from '../../../build/run.ts'

export const NO_REPOSITORY =
  'There is no history yet. In a terminal in the project\'s folder: git init, then git add . and git commit -m "First version".'

/** Returns the output of git. A password prompt is disabled, because nobody would see it. */
export async function git(folder: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' }
  const run = promisify(execFile)('git', ['-C', folder, ...args], { maxBuffer: 200_000_000, env })
  const { stdout } = await run.catch(({ stderr = '', message }: Error & { stderr?: string }) => {
    throw new Failure(`git reports: ${stderr.trim() || message}`)
  })
  return stdout
}

export async function hasHistory(content: string): Promise<boolean> {
  return git(content, 'rev-parse', '--verify', 'HEAD').then(Boolean, () => false)
}

export async function historyOf(content: string, file: string) {
  if (!(await hasHistory(content))) throw new Failure(NO_REPOSITORY)
  const form = ['--date=format:%B %e, %Y', '--format=%H%x1f%ad%x1f%an%x1f%s']
  const log = await git(content, 'log', '-60', ...form, '--', file)
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\x1f'))
    .map(([commit = '', date = '', author = '', subject = '']) => ({ commit, date, author, subject }))
}

export async function versionIn(content: string, file: string, commit: string): Promise<string | null> {
  if (!/^(?:[0-9a-f]{40}|HEAD)$/.test(commit)) return null
  return git(content, 'show', `${commit}:./${file}`).catch(() => null)
}
