import { expect, test } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { builtPages, readBuilt } from './built.ts'

/** Off is only what concerns the look of the source, not whether it is right. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
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
      // One browser forgets that a list is a list when it has no bullets; the role reminds it.
      'no-redundant-role': 'off',
      'prefer-native-element': 'off',
    },
  }),
)

test('every built page is valid HTML', async () => {
  test.setTimeout(180_000)
  const faults: string[] = []
  for (const file of builtPages) {
    const { results } = await validator.validateString(readBuilt(file), file)
    for (const { messages } of results) {
      faults.push(
        ...messages.map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} at ${selector}`),
      )
    }
  }
  expect(faults).toEqual([])
})
