import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { all, attr, builtPages, manifest, readBuilt, treeAt, words } from './built-site.ts'

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

test.each(builtPages)('%s is valid HTML', async (file) => {
  const { results } = await validator.validateString(readBuilt(file), file)
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
  expect(faults).toEqual([])
})

test('no page has an apostrophe as keyboards type it', () => {
  const typed = manifest.pages.flatMap((address) =>
    all(treeAt(address), 'body').flatMap((body) =>
      [...words(body).matchAll(/.{0,20}\p{L}'.{0,10}/gu)].map(([found]) => `${address}: ${found}`),
    ),
  )
  expect(typed).toEqual([])
})

test('a page links the sheet of every block it has, and none that it has not', () => {
  const pages = manifest.pages.map((address) => ({
    address,
    sheets: all(treeAt(address), 'link[rel=stylesheet]').map((link) => attr(link, 'href')),
    classes: new Set(all(treeAt(address), '[class]').flatMap((one) => attr(one, 'class').split(' '))),
  }))
  const sheets = [...new Set(pages.flatMap((page) => page.sheets))]
  const styled = new Map(sheets.map((file) => [file, classesIn(readBuilt(file))]))
  const shared = sheets.filter((file) => pages.every((page) => page.sheets.includes(file)))
  const known = new Set(shared.flatMap((file) => styled.get(file)!))
  const rare = sheets.filter((file) => !shared.includes(file))
  expect(rare.length).toBeGreaterThan(2)
  const wrong = rare.flatMap((file) => {
    const own = styled.get(file)!.filter((name) => !known.has(name))
    return pages
      .filter((page) => page.sheets.includes(file) !== own.some((name) => page.classes.has(name)))
      .map(({ address }) => `${address}: ${file}`)
  })
  expect(wrong).toEqual([])
})

function classesIn(css: string): string[] {
  return [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)
}
