import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyContent } from '#reading/testing/content-copy.ts'

/** A repository with content/ in it and a first commit, and a remote that it can be sent to. */
export function contentRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'))
  const content = join(folder, 'site/content')
  const remote = join(folder, 'remote.git')
  const copy = copyContent()
  cpSync(copy.root, content, { recursive: true })
  copy.dispose()
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', join(folder, 'site'), ...args], { encoding: 'utf8' }).trim()
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote])
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Mara Ellis')
  git('config', 'user.email', 'mara@practice.example')
  git('remote', 'add', 'origin', remote)
  writeFileSync(join(folder, 'site/.gitignore'), '.editor-lock\n')
  git('add', '.')
  git('commit', '--quiet', '-m', 'First version')
  const read = (file: string) => readFileSync(join(content, file), 'utf8')
  return {
    folder,
    content,
    remote,
    git,
    read,
    write: (file: string, text: string) => writeFileSync(join(content, file), text),
    replace(file: string, old: string | RegExp, fresh: string) {
      const text = read(file).replace(old, fresh)
      if (text === read(file)) throw new Error(`${file} is not changed by this test`)
      writeFileSync(join(content, file), text)
    },
    /** Says in launch.yaml where a change goes. */
    publishTo(targets: { push?: string; release?: string }) {
      const { push = 'null', release = 'null' } = targets
      const before = read('launch.yaml').replace(/^publishing:\n(?: {2}.*\n)*/m, '')
      writeFileSync(
        join(content, 'launch.yaml'),
        `${before}publishing:\n  push: ${push}\n  release: ${release}\n`,
      )
    },
    dispose: () => rmSync(folder, { recursive: true }),
  }
}
