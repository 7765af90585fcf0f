/** Makes this site another practice's by a file of answers; without one, prints it to fill in: see docs/handbook.md. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse, stringify } from 'yaml'
import { main, root } from '../build/run.ts'
import { adopt, ownerQuestions, questions } from './adopt/adopt.ts'

await main(async () => {
  const [file] = process.argv.slice(2)
  const content = resolve(root, process.env['CONTENT_DIR'] ?? 'content')
  if (!file) return console.log(stringify({ ...questions, ...ownerQuestions(content) }, { lineWidth: 0 }))
  adopt(content, parse(readFileSync(file, 'utf8')))
  console.log(`Written: practice.yaml, answers.yaml, the law of your state (empty), launch.yaml (unproven).
Prices, and what each page offers, are still to be made yours. What else: npm run launch-check`)
})
