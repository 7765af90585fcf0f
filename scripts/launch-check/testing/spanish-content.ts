import { readPageSources } from '#reading/addresses.ts'
import { hashOf, partsOf } from '#reading/spanish/parts.ts'
import type { ContentCopy } from '#reading/testing/content-copy.ts'
import { launchDay } from './ready-content.ts'

/** What a second language cannot do without, and a medical page. */
const files = ['home', 'search', 'thanks/message', 'thanks/newsletter', 'thanks/resume']
  .map((name) => `pages/${name}.yaml`)
  .concat('treatments/retatrutide.yaml')

/** A second language, signed and in step. Its words are the English ones: the launch check does not read them. */
export function addSpanish(copy: ContentCopy): void {
  for (const { source } of readPageSources(copy.root, []).filter(({ source }) => files.includes(source.file)))
    copy.write(
      `es/${source.file}`,
      [
        copy.read(source.file).trimEnd(),
        `translator: { by: Inés Robles, on: ${launchDay} }`,
        `follows: ${JSON.stringify(partsOf(source).map(hashOf))}`,
        '',
      ].join('\n'),
    )
}
