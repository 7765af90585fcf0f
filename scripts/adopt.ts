/**
 * npm run adopt: makes this site another practice's. Asks twelve questions, writes practice.yaml and what follows from
 * it, and lists what a person must still write.
 *   -- answers.yaml   takes the answers from a file instead
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parse } from 'yaml'
import { ContentError } from '#reading/content-error.ts'
import { Failure, main, root } from '../build/run.ts'
import { adopt } from './adopt/adopt.ts'
import { type Answers, questions } from './adopt/questions.ts'
import { check } from './launch-check/check.ts'
import { print } from './launch-check/print.ts'
import { readState } from './launch-check/state.ts'

await main(async () => {
  const [file] = process.argv.slice(2)
  const content = resolve(root, process.env['CONTENT_DIR'] ?? 'content')
  adopt(content, file ? fromFile(file) : await ask())
  console.log('\nWritten: practice.yaml, the law of your state (empty), launch.yaml (unanswered).')
  console.log('Every price in prices.yaml, and what each page says it offers, is still to be made yours.\n')
  try {
    console.log(print(check(readState(content, process.env, new Date())), false))
  } catch (error) {
    throw error instanceof ContentError ? new Failure(error.message) : error
  }
})

function fromFile(file: string): Answers {
  if (!existsSync(file)) throw new Failure(`There is no file ${join(file)}.`)
  const answers = parse(readFileSync(file, 'utf8')) as Partial<Answers>
  const missing = Object.keys(questions).filter((key) => !answers[key as keyof Answers])
  if (missing.length > 0) throw new Failure(`Not answered in ${file}: ${missing.join(', ')}.`)
  return answers as Answers
}

async function ask(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answers: Partial<Answers> = {}
  for (const [key, question] of Object.entries(questions) as [keyof Answers, string][])
    answers[key] = (await terminal.question(`${question}\n> `)).trim()
  terminal.close()
  return answers as Answers
}
