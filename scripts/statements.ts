import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { root } from '../build/run.ts'

type Statement = { line: number; says: string; file: string; proof: string }
/** File -> title of a test -> line of the specification -> what is stated there. */
type Proofs = Record<string, Record<string, Record<string, string[]>>>
type Specified = { values: Record<string, object>; says: Record<string, string[]>; pages: string[] }

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const proofs = () => parse(read('tests/statements.yaml')) as Proofs

/** What the specification states, by its lines, with what proves it. */
export function statements(): Statement[] {
  const all = Object.entries(proofs()).flatMap(([file, titles]) =>
    Object.entries(titles).flatMap(([proof, lines]) =>
      Object.entries(lines).flatMap(([line, texts]) =>
        texts.map((says) => ({ line: Number(line), says, file, proof })),
      ),
    ),
  )
  return all.sort((one, other) => one.line - other.line)
}

/** A sentence for each proof that is not there any more. */
export function lostProofs(): string[] {
  const specified = parse(read('tests/specification.yaml')) as Specified
  return Object.entries(proofs()).flatMap(([file, titles]) => {
    const text = existsSync(join(root, file)) ? read(file) : ''
    const holds = file === 'tests/specification.yaml' ? isFixedBy(specified) : isNamedIn(text)
    return Object.keys(titles)
      .filter((proof) => !holds(proof))
      .map((proof) => `tests/statements.yaml: take out or rename "${proof}", which ${file} no longer has.`)
  })
}

/** 'values/prices.yaml/botox.amount', 'says/pages/home.yaml/Welcome', 'pages' */
function isFixedBy({ values, says, pages }: Specified) {
  return (path: string) => {
    const [, kind, file = '', name = ''] = /^(\w+)(?:\/(.*?\.(?:yaml|md))\/(.*))?$/.exec(path) ?? []
    if (kind === 'pages') return pages.length > 0
    return kind === 'values' ? name in (values[file] ?? {}) : says[file]?.includes(name)
  }
}

/** As the title of a test, or a sentence of a document. */
function isNamedIn(text: string) {
  return (title: string) => ["'", '"', '`', ' '].some((mark) => text.includes(mark + title))
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { line, says, file, proof } of statements()) console.log(`${line}: ${says} <- ${file}: ${proof}`)
