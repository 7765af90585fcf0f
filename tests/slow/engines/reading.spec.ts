import { en } from '#lib/words/en.ts'
import { expect, skipMissing, test } from './engine-test.ts'

skipMissing()

const panels = 'section[aria-labelledby=questions] details'
const quote = (number: number) => en.quotes.show.replace('{number}', String(number))

test('a question unfolds and folds over 0.4 s, one at a time', async ({ visitor }) => {
  await visitor.open('/semaglutide')
  await visitor.reach(`${panels} summary`)
  await visitor.evaluate(recordDurations, panels)
  const durations = () => visitor.evaluate(() => (window as unknown as { durations: string[] }).durations)
  await visitor.click(`${panels} summary`)
  await expect.poll(durations).toContain('open 400')
  await visitor.click(`${panels}:nth-of-type(2) summary`)
  await expect.poll(() => visitor.count(`${panels}:nth-of-type(2)[open]`)).toBe(1)
  await expect.poll(durations).toContain('folded 400')
  expect(await visitor.count(`${panels}[open]`)).toBe(1)
})

test('the slider moves by its bullets and by itself, and shows the opening quotation mark', async ({
  visitor,
}) => {
  await visitor.open('/')
  await visitor.reach('section .swiper')
  await visitor.click(['button', quote(3)])
  await expect.poll(() => visitor.evaluate(currentBullet)).toBe(quote(3))
  await expect.poll(() => visitor.evaluate(quotationMarkInside)).toBe(true)
  await visitor.hover('footer a')
  await expect.poll(() => visitor.evaluate(currentBullet), { timeout: 15_000 }).toBe(quote(4))
})

test('the film plays muted and its button pauses it; a phone gets the photograph', async ({ visitor }) => {
  await visitor.open('/')
  await expect
    .poll(() => visitor.evaluate(() => document.querySelector('video')?.currentTime ?? 0), {
      timeout: 20_000,
    })
    .toBeGreaterThan(0)
  expect(await visitor.evaluate(() => document.querySelector('video')!.muted)).toBe(true)
  await visitor.click(['button', en.films.pause])
  await expect.poll(() => visitor.evaluate(() => document.querySelector('video')!.paused)).toBe(true)
  await visitor.open('/', 'phone')
  await visitor.evaluate(() => new Promise((idle) => setTimeout(() => requestAnimationFrame(idle))))
  expect(await visitor.count('video')).toBe(0)
})

test('print: no header, footer or forms, answers open, sections as wide as the sheet', async ({
  visitor,
}) => {
  await visitor.open('/semaglutide')
  await visitor.evaluate(showPrintStyles)
  for (const hidden of ['header', 'footer', 'form[data-form=contact]']) await visitor.expectHidden(hidden)
  for (const shown of ['h1', '.print-head']) await visitor.expectVisible(shown)
  const { answers, narrow } = await visitor.evaluate(printedLayout, panels)
  expect(answers.length).toBeGreaterThan(2)
  expect(Math.min(...answers), 'height of an answer').toBeGreaterThan(15)
  expect(narrow).toEqual([])
})

/** How long each fold is to take, with the state it ends in. */
function recordDurations(selector: string): void {
  const durations: string[] = []
  Object.assign(window, { durations })
  const panel = document.querySelector<HTMLDetailsElement>(selector)!
  for (const type of ['animationstart', 'transitionrun'])
    panel.addEventListener(type, ({ target }) => {
      if ((target as Element).closest('summary')) return
      for (const { effect } of (target as Element).getAnimations())
        durations.push(`${panel.open ? 'open' : 'folded'} ${effect!.getTiming().duration}`)
    })
}

function currentBullet(): string | null | undefined {
  return document.querySelector('button[aria-label][aria-current]')?.getAttribute('aria-label')
}

/** Whether the first letter of the quote lies inside the box that clips it. */
function quotationMarkInside(): boolean {
  const letter = document.createRange()
  const quote = document.querySelector('.swiper-slide-active blockquote')!
  letter.setStart(quote.firstChild!, 0)
  letter.setEnd(quote.firstChild!, 1)
  const clip = quote.closest('.swiper')!.getBoundingClientRect()
  const { left, right } = letter.getBoundingClientRect()
  return left >= clip.left - 0.5 && right <= clip.right
}

/** Neither driver shows a page as on paper, so the rules for paper are made those for the screen. */
function showPrintStyles(): void {
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'screen'
      else if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) visit(sheet.cssRules)
}

function printedLayout(panels: string) {
  const height = (one: Element) => one.getBoundingClientRect().height
  const main = document.querySelector('main')!
  return {
    answers: [...document.querySelectorAll(`${panels} > :not(summary)`)].map(height),
    narrow: [...main.querySelectorAll('section')]
      .filter((one) => one.checkVisibility() && one.offsetWidth < main.offsetWidth * 0.6)
      .map((one) => one.getAttribute('aria-labelledby')),
  }
}
