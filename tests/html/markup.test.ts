import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { builtFiles, builtPages, readBuilt } from './built-site.ts'

/** Switched off are rules about style, and rules that the comments below explain. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    // Astro writes the style element of its islands into the body, and every browser accepts it there.
    elements: ['html5', { style: { metadata: true, flow: true, phrasing: true } }],
    rules: {
      // React writes srcSet; HTML ignores the case of attribute names.
      'attr-case': 'off',
      'void-style': 'off',
      'doctype-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-trailing-whitespace': 'off',
      // Phone numbers may break over two lines.
      'tel-non-breaking': 'off',
      // Safari needs role=list on lists without bullets.
      'no-redundant-role': 'off',
      'prefer-native-element': 'off',
      // All scripts come from our own server.
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

test('no list of selectors mixes :has() with others, because Firefox 115 would ignore them all', () => {
  const css = builtFiles.filter((file) => file.endsWith('.css')).map(readBuilt)
  const rules = css.flatMap((sheet) => sheet.match(/[^{};]*:has\([^{}]*(?=\{)/g) ?? [])
  expect(rules.length).toBeGreaterThan(20)
  expect(rules.filter((rule) => selectorsOf(rule).some((one) => !one.includes(':has')))).toEqual([])
})

/** Commas in parentheses and in class names do not separate. */
function selectorsOf(rule: string): string[] {
  const inner = /\(([^()]*)\)/
  return inner.test(rule)
    ? selectorsOf(rule.replace(inner, (_, list: string) => list.replaceAll(',', ' ')))
    : rule.split(/(?<!\\),/)
}

test('page has at most one deep green band', () => {
  const counts = builtPages.map((file) => readBuilt(file).split('data-background="deep"').length - 1)
  expect(Math.max(...counts)).toBe(1)
})
