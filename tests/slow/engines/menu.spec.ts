import { en } from '#lib/words/en.ts'
import { readContent } from '../../helpers/content.ts'
import { expect, skipMissing, test } from './engine-test.ts'

type Entry = { page?: string; links?: { page?: string }[] }

skipMissing()

/** Two entries of the menu that open a panel, by the last link in each. */
const [first, second] = readContent<{ menu: Entry[] }>('navigation.yaml')
  .menu.filter(({ links }) => links?.at(-1)?.page)
  .map(({ links }) => {
    const href = links!.at(-1)!.page!
    const entry = `#menu li:has(> details a[href="${href}"])`
    return { href, summary: `${entry} summary`, link: `${entry} a[href="${href}"]`, links: `${entry} li a` }
  }) as [Panel, Panel]
type Panel = { href: string; summary: string; link: string; links: string }
const toggle = `button[popovertarget][aria-label="${en.frame.menu}"]`

test('menu panel opens on hover, stays open on click and closes when the mouse leaves', async ({
  visitor,
}) => {
  await visitor.open('/contact')
  await visitor.hover(second.summary)
  await visitor.expectVisible(second.link)
  await visitor.click(second.summary)
  await visitor.expectVisible(second.link)
  await visitor.hover('header a[href="/"]')
  await visitor.expectHidden(second.link)
})

test('menu panel opens by Enter, is entered by Tab and closed by Escape', async ({ visitor }) => {
  await visitor.open('/contact')
  await visitor.focus(first.summary)
  await visitor.press('Enter')
  await visitor.expectVisible(first.link)
  await visitor.press('Tab')
  expect(await visitor.count(`${first.links}:focus`)).toBe(1)
  // The script that handles Escape is loaded by the first key.
  await expect(async () => {
    await visitor.press('Escape')
    expect(await visitor.state(first.link)).toMatchObject({ visible: false })
  }).toPass({ timeout: 10_000 })
  await visitor.expectState(first.summary, { focused: true })
})

for (const by of ['click', 'tap'] as const) {
  test(`phone menu opens one panel at a time by ${by} and follows a link`, async ({ visitor, engine }) => {
    test.skip(by === 'tap' && engine === 'webkit', 'WebKitGTK takes no touch from its driver')
    await visitor.open('/contact', 'phone')
    await visitor.expectHidden('#menu')
    await visitor[by](toggle)
    await visitor[by](first.summary)
    await visitor.expectVisible(first.link)
    await visitor[by](second.summary)
    await visitor.expectHidden(first.link)
    await visitor[by](second.link)
    await visitor.expectPath(second.href)
  })
}
