import { execFile } from 'node:child_process'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'

const start = promisify(execFile)

/** What git says when it refuses, in its own words. */
export class GitFault extends Error {}

/** Runs git in a folder and returns what it prints. It never asks for a password: nobody would see the question. */
export async function git(folder: string, ...args: string[]): Promise<string> {
  return String(await gitBytes(folder, ...args))
}

export async function gitBytes(folder: string, ...args: string[]): Promise<Buffer> {
  try {
    const { stdout } = await start('git', ['-C', folder, ...args], {
      encoding: 'buffer',
      maxBuffer: 200_000_000,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
    })
    return stdout
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: Buffer }
    throw new GitFault(String(stderr ?? '').trim() || message)
  }
}

/** A content folder inside a repository, and how git names the files in it; undefined outside of one. */
export async function repositoryOf(content: string) {
  const top = await git(content, 'rev-parse', '--show-toplevel').catch(() => undefined)
  const hasHistory = top && (await git(content, 'rev-parse', '--verify', 'HEAD').catch(() => undefined))
  if (!top || !hasHistory) return undefined
  const folder = relative(top.trim(), content)
  return { folder, nameOf: (file: string) => join(folder, file) }
}
