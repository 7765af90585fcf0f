/** Makes this site another practice's: node scripts/bootstrap.mjs scripts/adopt.ts [answers.yaml]; see docs/handbook.md. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parse } from 'yaml'
import { main, root } from '../build/run.ts'
import { adopt, type Answers, ownerQuestions, questions } from './adopt/adopt.ts'

await main(async () => {
  const [file] = process.argv.slice(2)
  const content = resolve(root, process.env['CONTENT_DIR'] ?? 'content')
  const answers = file ? parse(readFileSync(file, 'utf8')) : await ask(content)
  adopt(content, answers)
  console.log('Written: practice.yaml, answers.yaml, the law of your state (empty), launch.yaml (unproven).')
  console.log(
    'Prices, and what each page offers, are still to be made yours. What else: npm run launch-check',
  )
})

async function ask(content: string): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answers: Record<string, string> = {}
  for (const [key, question] of Object.entries(questions))
    answers[key] = await terminal.question(`${question}\n> `)
  console.log('Now what pages say of you, in whole sentences. Enter leaves a question open for later.')
  for (const [key, question] of Object.entries(ownerQuestions(content)))
    answers[key] = await terminal.question(`${question}\n> `)
  terminal.close()
  return answers as Answers
}
