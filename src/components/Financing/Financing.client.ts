import { afterActivation } from '#lib/browser/page-events.ts'

const TIMEOUT_MS = 8000

export type WidgetMessage = { height: number } | { failed: true }

/** If the lender's widget draws nothing in time, a message says so. A late widget is still shown. */
export function enableFinancingWidget(): void {
  const box = document.querySelector<HTMLElement>('[data-financing]')
  if (box) loadWidget(box)
}

function loadWidget(box: HTMLElement): void {
  const message = box.querySelector('[role=status]')
  const frame = Object.assign(document.createElement('iframe'), {
    src: box.dataset.financing!,
    title: box.dataset.financingTitle!,
  })
  addEventListener('message', ({ source, origin, data }: MessageEvent<WidgetMessage>) => {
    if (source !== frame.contentWindow || origin !== location.origin) return
    if ('failed' in data) return show(false)
    frame.style.height = `${data.height}px`
    show(true)
  })
  afterActivation(() => {
    box.append(frame)
    setTimeout(() => show(frame.style.height !== ''), TIMEOUT_MS)
  })

  function show(hasDrawn: boolean): void {
    box.dataset.state = hasDrawn ? 'drawn' : 'silent'
    message?.toggleAttribute('hidden', hasDrawn)
  }
}
