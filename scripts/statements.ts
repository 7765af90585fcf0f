import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { root } from '../build/run.ts'

type Statement = { line: number; statement: string; file: string; proof: string }
/** The statements by file, by title of a test and by line of the specification. */
type Proofs = Record<string, Record<string, Record<string, string[]>>>
type Specified = { values: Record<string, object>; says: Record<string, string[]>; pages: string[] }

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const proofs = () => parse(read('tests/statements.yaml')) as Proofs

export function statements(): Statement[] {
  const all = Object.entries(proofs()).flatMap(([file, titles]) =>
    Object.entries(titles).flatMap(([proof, lines]) =>
      Object.entries(lines).flatMap(([line, texts]) =>
        texts.map((statement) => ({ line: Number(line), statement, file, proof })),
      ),
    ),
  )
  return all.sort((a, b) => a.line - b.line)
}

export function lostProofs(): string[] {
  const specified = parse(read('tests/specification.yaml')) as Specified
  return Object.entries(proofs()).flatMap(([file, titles]) => {
    const text = existsSync(join(root, file)) ? read(file) : ''
    // A document has the title as a sentence, so it may also follow a space.
    const isInText = (title: string) => ["'", '"', '`', ' '].some((before) => text.includes(before + title))
    const holds = file === 'tests/specification.yaml' ? isFixedBy(specified) : isInText
    return Object.keys(titles)
      .filter((proof) => !holds(proof))
      .map((proof) => `tests/statements.yaml: take out or rename "${proof}", which ${file} no longer has.`)
  })
}

/** Takes a path such as 'values/prices.yaml/botox.amount', 'says/pages/home.yaml/Welcome' or 'pages'. */
function isFixedBy({ values, says, pages }: Specified) {
  return (path: string) => {
    const [, kind, file = '', name = ''] = /^(\w+)(?:\/(.*?\.(?:yaml|md))\/(.*))?$/.exec(path) ?? []
    if (kind === 'pages') return pages.length > 0
    return kind === 'values' ? name in (values[file] ?? {}) : says[file]?.includes(name)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { line, statement, file, proof } of statements())
    console.log(`${line}: ${statement} <- ${file}: ${proof}`)
