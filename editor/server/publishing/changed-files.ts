import { join } from 'node:path'
import { contentFiles } from '../content-files.ts'
import { readContents } from '../apply.ts'
import { readBytes } from '../changes.ts'
import { git, gitBytes, type repositoryOf } from './git.ts'
import { inWords, type FileChange } from './in-words.ts'
import { pagesShowing } from './price-pages.ts'

type Repository = NonNullable<Awaited<ReturnType<typeof repositoryOf>>>

/** content/ without what belongs to the machine. */
export const ours = ['.', ':(exclude,glob)**/.*']

/** The files that are not what they were when the site was last published, with both versions. */
export async function changedFiles(content: string, repository: Repository): Promise<FileChange[]> {
  const [known, fresh] = await Promise.all([
    git(content, 'diff', '--no-renames', '--name-only', '--relative', '-z', 'HEAD', '--', ...ours),
    git(content, 'ls-files', '--others', '--exclude-standard', '-z', '--', ...ours),
  ])
  const files = [...known.split('\0'), ...fresh.split('\0')].filter(Boolean).sort()
  return Promise.all(
    files.map(async (file) => ({
      file,
      before: await fileAt(content, repository, 'HEAD', file),
      after: readBytes(join(content, file)),
    })),
  )
}

/** A file as it was in a commit; null where there was none. */
export async function fileAt(
  content: string,
  { nameOf }: Repository,
  commit: string,
  file: string,
): Promise<Buffer | null> {
  return gitBytes(content, 'show', `${commit}:${nameOf(file)}`).catch(() => null)
}

/** What changed, a line each. */
export function tell(content: string, changes: FileChange[]): string[] {
  const titles = new Map(
    contentFiles(content).map(({ file, title, address, group }) => [
      file,
      address && group !== 'Shared by many pages' ? `${title} (${address})` : title,
    ]),
  )
  const told = {
    titleOf: (file: string) => titles.get(file) ?? titleIn(changes.find((one) => one.file === file)),
    pagesShowing: (id: string, ownPage: string) => pagesShowing(content, id, ownPage),
  }
  return changes.flatMap((change) => inWords(change, told))
}

/** A page that is gone is called what it called itself. */
function titleIn(change: FileChange | undefined): string {
  const { file = '', before } = change ?? {}
  const { data } = readContents(file, String(before ?? ''))
  const { title, name } = (data ?? {}) as { title?: string; name?: string }
  return title ?? name ?? file
}
