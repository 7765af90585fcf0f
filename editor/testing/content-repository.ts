import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../../build/run.ts'
import { copyContent } from '#content-model/testing/content-copy.ts'

/** Copies content/ into a new repository that has one commit and a remote. */
export function contentRepository({ isEnglish = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'))
  const content = join(folder, 'site/content')
  const remote = join(folder, 'remote.git')
  const copy = copyContent(join(root, 'content'))
  cpSync(copy.root, content, { recursive: true })
  copy.dispose()
  // Only one language is kept, because it is read in half the time.
  if (isEnglish) rmSync(join(content, 'es'), { recursive: true })
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', join(folder, 'site'), ...args], { encoding: 'utf8' }).trim()
  const read = (file: string) => readFileSync(join(content, file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(join(content, file), text)
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote])
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Mara Ellis')
  git('config', 'user.email', 'mara@practice.example')
  git('remote', 'add', 'origin', remote)
  git('add', '.')
  git('commit', '--quiet', '-m', 'First version')
  return {
    folder,
    content,
    remote,
    git,
    read,
    write,
    /** Amends the first commit, so that the setting is not a change to publish. */
    publishTo(push: string) {
      const before = read('launch.yaml').replace(/^publishing:\n(?: {2}.*\n)*/m, '')
      write('launch.yaml', `${before}publishing:\n  push: ${push}\n  release: null\n`)
      git('commit', '--quiet', '--all', '--amend', '--no-edit')
    },
    price() {
      const [[id, { name, amount }] = ['', { name: '', amount: 0 }]] = Object.entries(
        parse(read('prices.yaml')) as Record<string, { name: string; amount: number }>,
      )
      const raise = (dollars: number) =>
        write(
          'prices.yaml',
          read('prices.yaml').replace(
            new RegExp(`^(${id}:\\n(?: {2}.*\\n)*? {2}amount: ).*$`, 'm'),
            `$1${dollars * 100}`,
          ),
        )
      return { id, name, amount, raise }
    },
    sent: () =>
      execFileSync('git', ['-C', remote, 'log', '--format=%s', 'main'], { encoding: 'utf8' }).split('\n'),
    dispose: () => rmSync(folder, { recursive: true }),
  }
}
