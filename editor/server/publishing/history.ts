import type { Version } from '../../model.ts'
import { fileAt } from './changed-files.ts'
import { git, repositoryOf } from './git.ts'

const MOST_VERSIONS = '60'

/** The versions of a file, newest first; undefined where there is no history at all. */
export async function historyOf(content: string, file: string): Promise<Version[] | undefined> {
  if (!(await repositoryOf(content))) return undefined
  const format = '--format=%H%x1f%as%x1f%an%x1f%s%x1e'
  const log = await git(content, 'log', '--max-count', MOST_VERSIONS, format, '--', file)
  return log
    .split('\x1e')
    .map((entry) => entry.trim().split('\x1f'))
    .filter((parts) => parts.length === 4)
    .map(([commit = '', date = '', author = '', subject = '']) => ({ commit, date, author, subject }))
}

/** A file as it was then; null where it was not there. */
export async function versionIn(content: string, file: string, commit: string): Promise<Buffer | null> {
  const repository = await repositoryOf(content)
  return repository && /^[0-9a-f]{40}$/.test(commit) ? fileAt(content, repository, commit, file) : null
}
