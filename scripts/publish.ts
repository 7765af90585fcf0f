/**
 * npm run publish: checks content/, says what changed in words, records it, and sends it where content/launch.yaml says.
 *   --look      only says what would be published
 *   --yes       does not ask
 *   -m WORDS    what the change is called in the history
 */
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { planOf, publishContent } from '../editor/server/publishing/publish.ts'
import { Failure, main, root } from '../build/run.ts'

await main(async () => {
  const { values } = parseArgs({
    options: { look: { type: 'boolean' }, yes: { type: 'boolean' }, message: { type: 'string', short: 'm' } },
  })
  const content = resolve(root, process.env['CONTENT_DIR'] ?? 'content')
  const { changes, steps, missing } = await planOf(content)
  console.log(section(changes.length > 0 ? 'Changed since the last time:' : 'Nothing changed.', changes))
  if (missing.length > 0) throw new Failure(section('First:', missing))
  console.log(section('Publishing does this:', steps))
  if (values.look || !(values.yes || (await agrees()))) return
  await publishContent(content, values.message)
  console.log('Published.')
})

function section(title: string, lines: string[]): string {
  return [title, ...lines.map((line) => `  ${line}`)].join('\n')
}

async function agrees(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Publish it? Type yes and Enter: ')
  terminal.close()
  return /^y(?:es)?$/i.test(answer.trim())
}
