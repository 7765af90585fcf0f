import type { Page } from '@playwright/test'
import { contrast } from '#lib/contrast.ts'

/** Names what is cut off in a page or a part of it, and what sticks out sideways. */
export function lostText(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((within) => {
    const lost: string[] = []
    /** Hidden for now, like the other quotes of the slider. */
    const hiddenNow = '[aria-hidden=true], [inert], .swiper-slide:not(.swiper-slide-active)'
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth > width) {
      for (const element of document.querySelectorAll('body *')) {
        const { right, width: own } = element.getBoundingClientRect()
        if (own > 0 && right > width + 1)
          lost.push(`sticks out to ${Math.round(right)}px: ${nameOf(element)}`)
      }
    }
    for (const element of document.querySelectorAll<HTMLElement>(`${within} *`)) {
      const style = getComputedStyle(element)
      const hides = style.overflowX !== 'visible' || style.overflowY !== 'visible'
      // Text for screen readers is clipped to one pixel on purpose.
      if (!hides || element.clientWidth <= 1 || !element.innerText?.trim()) continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      for (const part of element.querySelectorAll<HTMLElement>(
        'h1, h2, h3, p, li, dt, dd, a, button, label',
      )) {
        if (
          !part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
          part.closest(hiddenNow)
        )
          continue
        const box = (scrollerBetween(part, element) ?? part).getBoundingClientRect()
        const frame = element.getBoundingClientRect()
        if (box.width <= 1) continue
        const sideways =
          !scrolls(style.overflowX) && (box.right > frame.right + 2 || box.left < frame.left - 2)
        const down = !scrolls(style.overflowY) && box.bottom > frame.bottom + 2
        if (sideways || down) lost.push(`cut off in ${nameOf(element)}: ${nameOf(part)}`)
      }
    }
    return [...new Set(lost)].slice(0, 8)

    function scrolls(overflow: string): boolean {
      return overflow === 'auto' || overflow === 'scroll'
    }
    /** The content of a scrolling box can be reached, so only the box itself must not be cut off. */
    function scrollerBetween(part: Element, frame: Element): Element | undefined {
      const outer = part.parentElement
      if (!outer || outer === frame) return undefined
      return scrolls(getComputedStyle(outer).overflowY) ? outer : scrollerBetween(outer, frame)
    }
    function nameOf(element: Element): string {
      return `<${element.localName} class="${element.className}"> ${element.textContent?.trim().slice(0, 40)}`
    }
  }, within)
}

export type Focused = {
  name: string
  /** Width of the outline in pixels; 0 where none is drawn. */
  outline: number
  /** Contrast of the outline with the background around the element. */
  contrast: number
  /** Whether another element covers the middle of it. */
  covered: boolean
}

/** What a sighted keyboard user sees of the focused element; undefined when nothing in the page has the focus. */
export async function focused(page: Page): Promise<Focused | undefined> {
  const seen = await page.evaluate(async () => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    // The outline color of a button is animated.
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
    const style = getComputedStyle(element)
    const { left, top, width, height } = element.getBoundingClientRect()
    const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1)
    const y = Math.min(Math.max(top + height / 2, 0), innerHeight - 1)
    const over = document.elementFromPoint(x, y)
    return {
      name: `<${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent ?? element.id).trim().slice(0, 50)}`,
      outline: style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
      colors: [painted([style.outlineColor]), painted(backgroundsOf(element.parentElement))] as const,
      covered: !over || !(element.contains(over) || over.contains(element)),
    }

    /** From the page to the nearest, because a background may be half transparent. */
    function backgroundsOf(nearest: Element | null): string[] {
      return nearest
        ? [...backgroundsOf(nearest.parentElement), getComputedStyle(nearest).backgroundColor]
        : ['white']
    }
    function painted(colors: string[]): string {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
      for (const color of colors) {
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
      }
      return `rgb(${canvas.getImageData(0, 0, 1, 1).data.slice(0, 3).join(', ')})`
    }
  })
  return seen && { ...seen, contrast: contrast(...seen.colors)! }
}

/** In forced colors backgrounds vanish, so filled controls need a border. */
export function withoutBorder(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, textarea, select, summary')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && element.dataset.filled !== undefined,
      )
      .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) === 0)
      .map(
        (element) =>
          `<${element.localName} class="${element.className}"> ${element.textContent?.trim().slice(0, 40)}`,
      ),
  )
}

/** Marks the controls that have a background, before forced colors remove it. */
export function markFilled(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>(
      'a, button, input, textarea, select, summary',
    )) {
      const { backgroundColor } = getComputedStyle(element)
      // A link around a picture is visible by its picture.
      const clear = /rgba\(.*, 0\)|transparent/.test(backgroundColor) || element.querySelector('img')
      if (!clear) element.dataset.filled = ''
    }
  })
}
