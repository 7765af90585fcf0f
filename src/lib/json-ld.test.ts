import { expect, test } from 'vitest'
import { asScriptText } from './json-ld.ts'

test('a text cannot close its script element, and reads the same', () => {
  const value = { text: '</script><!-- & "quotes"' }
  expect(asScriptText(value)).not.toContain('<')
  expect(JSON.parse(asScriptText(value))).toEqual(value)
})
