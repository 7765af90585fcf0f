import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { LineCounter, parseDocument, visit } from 'yaml'
import type { Problem } from './content-error.ts'

export type Source = { file: string; name: string; data: unknown; body: string }

/** Reads content/<path>. A file that is missing or not valid YAML is reported as a problem. */
export function readSource(root: string, path: string, problems: Problem[]): Source | undefined {
  const refuse = (message: string, line?: number) => {
    problems.push({ file: path, field: line ? `line ${line}` : '', message })
    return undefined
  }
  const entry = statSync(join(root, path), { throwIfNoEntry: false })
  if (!entry) return refuse('this file is missing')
  if (!entry.isFile()) return refuse('this is a folder, but must be a file')
  const text = readFileSync(join(root, path), 'utf8').replace(/^\uFEFF/, '')
  const before = parsedSources.get(path)
  if (before?.text === text) return before.source
  // Invalid UTF-8 is decoded as U+FFFD.
  const strange = text.search(/[\0\uFFFD]/)
  if (strange >= 0)
    return refuse('this is not plain text: save the file as UTF-8', text.slice(0, strange).split('\n').length)
  const { front, body } = splitFrontMatter(path, text.replaceAll('\r\n', '\n'))
  const isMarkdown = path.endsWith('.md')
  if (isMarkdown && !front)
    return refuse('the fields at the top must stand between two lines of ---; one of them is missing', 1)
  const lines = new LineCounter()
  const lineOf = (offset = 0) => lines.linePos(offset).line + (isMarkdown ? 1 : 0)
  const document = parseDocument(front, { lineCounter: lines, prettyErrors: true, uniqueKeys: true })
  const [fault] = document.errors
  if (fault) {
    const [what] = fault.message.split(/ at line \d|\n/)
    return refuse(`not valid YAML: ${what}`, lineOf(fault.pos[0]))
  }
  const refused = problems.length
  visit(document, {
    // YAML aliases can expand without end.
    Alias: (_, { range }) => refuse('put words that begin with * in quotes', lineOf(range?.[0])),
    Scalar: (_, { value, range }) =>
      value === '__proto__' ? refuse('the name __proto__ cannot be used', lineOf(range?.[0])) : undefined,
  })
  if (problems.length > refused) return undefined
  const name = path.replace(/^[^/]+\//, '').replace(/\.(yaml|md)$/, '')
  const source = { file: path, name, data: document.toJS(), body }
  parsedSources.set(path, { text, source })
  return source
}

/** A cache, because the editor reads all of content/ after each change. */
const parsedSources = new Map<string, { text: string; source: Source }>()

export function listFiles(root: string, folder: string): string[] {
  const directory = join(root, folder)
  if (!existsSync(directory)) return []
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}

/** The YAML between the two '---' lines of a Markdown file, and the rest. */
export function splitFrontMatter(file: string, text: string): { front: string; body: string } {
  if (!file.endsWith('.md')) return { front: text, body: '' }
  const [whole, front = '', body = ''] = /^---\r?\n([^]*?\r?\n)---(?:\r?\n([^]*))?$/.exec(text) ?? []
  return whole === undefined ? { front: '', body: text } : { front, body }
}

export function joinFrontMatter(file: string, front: string, body: string): string {
  return file.endsWith('.md') ? `---\n${front}---\n${body}` : front
}
