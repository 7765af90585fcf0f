import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { builtPages, readBuilt } from './built-site.ts'

/** Off is only what concerns the look of the source, not whether it is right. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    // Astro writes the style of its islands where the first one stands, and every browser reads it there.
    elements: ['html5', { style: { metadata: true, flow: true, phrasing: true } }],
    rules: {
      // React writes srcSet, and HTML does not mind.
      'attr-case': 'off',
      'void-style': 'off',
      'doctype-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-trailing-whitespace': 'off',
      // A number that breaks over two lines is still a number.
      'tel-non-breaking': 'off',
      // Safari drops list semantics without bullets.
      'no-redundant-role': 'off',
      'prefer-native-element': 'off',
      // Files of our own server.
      'require-sri': 'off',
    },
  }),
)

test.each(builtPages)('%s is valid HTML', async (file) => {
  const { results } = await validator.validateString(readBuilt(file), file)
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
  expect(faults).toEqual([])
})

test('page has at most one deep green band', () => {
  const counts = builtPages.map((file) => readBuilt(file).split('data-ground="deep"').length - 1)
  expect(Math.max(...counts)).toBe(1)
})
