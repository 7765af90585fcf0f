import { whenVisible } from '#lib/browser/moments.ts'

/** How long the lender's widget may take to draw something. */
const PATIENCE = 8000

/** What the page in the frame tells: how high the widget has drawn, or that its script did not come. */
export type FrameNews = { height: number } | { failed: true }

/**
 * Puts the lender's widget below the plain link, in a page of its own: its script runs under that page's policy and
 * starts once for every view of this one. If nothing is drawn in time, a line says so; a widget that comes late still shows.
 */
export function showCalculator(): void {
  const box = document.querySelector<HTMLElement>('[data-financing]')
  if (box) frameCalculator(box)
}

function frameCalculator(box: HTMLElement): void {
  const message = box.querySelector('[role=status]')
  const frame = Object.assign(document.createElement('iframe'), {
    src: box.dataset.financing!,
    title: box.dataset.financingTitle!,
  })
  addEventListener('message', ({ source, origin, data }: MessageEvent<FrameNews>) => {
    if (source !== frame.contentWindow || origin !== location.origin) return
    if ('failed' in data) return show(false)
    frame.style.height = `${data.height}px`
    show(true)
  })
  whenVisible(() => {
    box.append(frame)
    setTimeout(() => show(frame.style.height !== ''), PATIENCE)
  })

  function show(drawn: boolean): void {
    box.dataset.state = drawn ? 'drawn' : 'silent'
    message?.toggleAttribute('hidden', drawn)
  }
}
