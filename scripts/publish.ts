/**
 * npm run publish: checks content/, lists what changed, records it in git and sends it where content/launch.yaml says.
 *   --look      only shows what would be published
 *   --yes       does not ask
 *   -m WORDS    the name of the change in the history
 */
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { publishingPlan, publishContent } from '../editor/server/publishing/publish.ts'
import { Failure, main, root } from '../build/run.ts'

await main(async () => {
  const { values } = parseArgs({
    options: { look: { type: 'boolean' }, yes: { type: 'boolean' }, message: { type: 'string', short: 'm' } },
  })
  const content = resolve(root, process.env['CONTENT_DIR'] ?? 'content')
  const { changes, steps, missing } = await publishingPlan(content)
  console.log(
    section(changes.length > 0 ? 'Changed since the last publishing:' : 'Nothing has changed.', changes),
  )
  if (missing.length > 0) throw new Failure(section('Before you can publish:', missing))
  console.log(section('Publishing will do this:', steps))
  if (values.look || !(values.yes || (await isConfirmed()))) return
  await publishContent(content, values.message)
  console.log('Published.')
})

function section(title: string, lines: string[]): string {
  return [title, ...lines.map((line) => `  ${line}`)].join('\n')
}

async function isConfirmed(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Publish it? Type yes and press Enter: ')
  terminal.close()
  return /^y(?:es)?$/i.test(answer.trim())
}
