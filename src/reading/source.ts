import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseDocument } from 'yaml'
import type { Problem } from './content-error.ts'

/** A content file as it stands: its data before any schema has looked at it. */
export type Source = { file: string; name: string; data: unknown; body: string }

/** Reads content/<path>; a file that is missing or not YAML becomes a problem instead of a source. */
export function readSource(root: string, path: string, problems: Problem[]): Source | undefined {
  const file = join(root, path)
  if (!existsSync(file)) {
    problems.push({ file: path, field: '', message: 'this file is missing' })
    return undefined
  }
  const text = readFileSync(file, 'utf8')
  const before = readBefore.get(path)
  if (before?.text === text) return before.source
  const { front, body } = splitFrontMatter(path, text.replaceAll('\r\n', '\n'))
  const document = parseDocument(front, { prettyErrors: true, uniqueKeys: true })
  const [fault] = document.errors
  if (fault) {
    const field = fault.linePos ? `line ${fault.linePos[0].line}` : ''
    const [what] = fault.message.split(/ at line \d|\n/)
    problems.push({ file: path, field, message: `not valid YAML: ${what}` })
    return undefined
  }
  const name = path.replace(/^[^/]+\//, '').replace(/\.(yaml|md)$/, '')
  const source = { file: path, name, data: document.toJS(), body }
  readBefore.set(path, { text, source })
  return source
}

/** YAML is slow to parse, and whoever edits one file, or a copy of content/, makes all of it be read again. */
const readBefore = new Map<string, { text: string; source: Source }>()

/** Every file below a folder, in the order of their names; hidden ones belong to the machine, not to the content. */
export function listFiles(root: string, folder: string): string[] {
  const directory = join(root, folder)
  if (!existsSync(directory)) return []
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}

/** The YAML between two '---' lines at the top of a Markdown file, and the rest. A YAML file is all front. */
export function splitFrontMatter(file: string, text: string): { front: string; body: string } {
  if (!file.endsWith('.md')) return { front: text, body: '' }
  const [whole, front = '', body = ''] = /^---\r?\n([^]*?\r?\n)---(?:\r?\n([^]*))?$/.exec(text) ?? []
  return whole === undefined ? { front: '', body: text } : { front, body }
}

export function joinFrontMatter(file: string, front: string, body: string): string {
  return file.endsWith('.md') ? `---\n${front}---\n${body}` : front
}
