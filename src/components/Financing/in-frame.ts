/** The script of the page in the frame: starts the lender's widget, once, and tells the page around it how it goes. */
import type { WidgetStart } from '#lib/financing-widget.ts'
import type { FrameNews } from './Financing.client.ts'

type Widget = { (...call: unknown[]): void; q?: IArguments[] }

const boxes = document.querySelector<HTMLElement>('[data-widget]')
if (boxes) startWidget(boxes, JSON.parse(boxes.dataset.widget!) as WidgetStart)

function startWidget(boxes: HTMLElement, { scriptUrl, settings, sections }: WidgetStart): void {
  letWidgetWrite()
  // The lender's script reads its name off its own id and expects the first call waiting in the queue.
  const queue: Widget = function () {
    ;(queue.q ??= []).push(arguments)
  }
  Object.assign(window, { _hw: queue })
  queue('init', settings, sections)
  const script = Object.assign(document.createElement('script'), { id: '_hw', async: true, src: scriptUrl })
  script.addEventListener('error', () => tell({ failed: true }))
  document.head.append(script)

  new ResizeObserver(() => {
    const { height } = boxes.getBoundingClientRect()
    if (height > 0) tell({ height: Math.ceil(height) })
  }).observe(boxes)
}

function tell(news: FrameNews): void {
  parent.postMessage(news, location.origin)
}

type Policies = { createPolicy(name: string, rules: Record<string, (text: string) => string>): void }

/**
 * Trusted Types stay on here too. The widget knows nothing of them, and all there is on this page is the widget's own;
 * which scripts may run is said by the policy's list of hosts.
 */
function letWidgetWrite(): void {
  const { trustedTypes } = window as { trustedTypes?: Policies }
  trustedTypes?.createPolicy('default', { createHTML: (text) => text, createScriptURL: (text) => text })
}
