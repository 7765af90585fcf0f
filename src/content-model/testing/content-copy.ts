import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseDocument } from 'yaml'
import { ContentError, type Problem } from '../content-error.ts'
import { readSite } from '../site.ts'
import { listFiles } from '../source.ts'

const project = join(import.meta.dirname, '../../..')
/** CONTENT_DIR runs the tests on another practice's content. */
export const contentRoot = resolve(project, process.env['CONTENT_DIR'] ?? 'content')

export type ContentCopy = ReturnType<typeof copyContent>

/**
 * A copy of content/ for a test to change, with empty pictures and films. Without `from` it holds English
 * only, which is read in half the time.
 */
export function copyContent(from?: string, keeps: (file: string) => boolean = () => true) {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  const isWanted = (file: string) => !isMedia(file) && (from || !file.startsWith('es/')) && keeps(file)
  for (const file of listFiles(from ?? contentRoot, '').filter(isWanted))
    cpSync(join(from ?? contentRoot, file), join(root, file))
  for (const path of mediaNamedIn(root)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), '')
  }
  const undo: (() => void)[] = []

  const write = (file: string, text: string) => {
    const path = join(root, file)
    const before = tryRead(path)
    if (before === text) throw new Error(`${file} is not changed by this test`)
    undo.push(() => (before === undefined ? rmSync(path) : writeFileSync(path, before)))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  /** Of a YAML file, or of the front matter of a Markdown file. */
  const edit = (file: string, change: (document: ReturnType<typeof parseDocument>) => void) => {
    const [, front, body] = /^---\n([^]*?)^---\n([^]*)$/m.exec(read(file)) ?? []
    const document = parseDocument(front ?? read(file))
    change(document)
    write(file, front === undefined ? String(document) : `---\n${document}---\n${body}`)
  }

  return {
    root,
    read,
    data: (file: string): unknown => parseDocument(read(file)).toJS(),
    write,
    append: (file: string, text: string) => write(file, read(file) + text),
    remove: (file: string) => {
      const before = readFileSync(join(root, file))
      undo.push(() => writeFileSync(join(root, file), before))
      rmSync(join(root, file))
    },
    /** Fields are named as in errors: 'hours[0].opens'. */
    set: (file: string, field: string, value: unknown) =>
      edit(file, (document) => document.setIn(pathOf(field), value)),
    drop: (file: string, field: string) => edit(file, (document) => document.deleteIn(pathOf(field))),
    site: () => readSite(root),
    problems: (): Problem[] => problemsOf(root),
    keep: () => void undo.splice(0),
    restore: () => {
      for (const step of undo.splice(0).toReversed()) step()
    },
    dispose: () => rmSync(root, { recursive: true }),
  }
}

/** 'hours[0].opens' -> ['hours', 0, 'opens'] */
function pathOf(field: string): (string | number)[] {
  return [...field.matchAll(/\[(\d+)\]|([^.[]+)/g)].map(([, index, key]) => key ?? Number(index))
}

function problemsOf(root: string): Problem[] {
  try {
    readSite(root)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

/** With the webm of each film. */
function mediaNamedIn(root: string): string[] {
  const registries = ['photos/photos.yaml', 'films/films.yaml'].map((file) => join(root, file))
  const named = registries.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ +(?:file|tall): (\S+)$/gm)].map(([, path = '']) => path),
  )
  const twins = named.filter((path) => path.endsWith('.mp4')).map((path) => path.replace(/mp4$/, 'webm'))
  return [...named, ...twins.filter((path) => existsSync(join(project, 'content', path)))]
}

function isMedia(path: string): boolean {
  return /\.(?:jpe?g|png|webp|avif|mp4|webm)$/i.test(path)
}

function tryRead(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
