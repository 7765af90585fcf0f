import type { Page } from '@playwright/test'

/** Everything on the page whose style would let it move. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const movers = [...document.querySelectorAll('body *')].filter((element) =>
      [null, '::before', '::after'].some((part) => {
        const { animationName, transitionDuration } = getComputedStyle(element, part)
        return animationName !== 'none' || transitionDuration.split(', ').some((time) => time !== '0s')
      }),
    )
    return [...new Set(movers.map(({ localName, className }) => `<${localName} class="${className}">`))]
  })
}
