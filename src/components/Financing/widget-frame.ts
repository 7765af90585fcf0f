/** Runs in the frame: starts the lender's widget and reports its height, or a failure, to the page. */
import type { WidgetStart } from '#lib/financing-widget.ts'
import type { WidgetMessage } from './Financing.client.ts'

type Widget = { (...call: unknown[]): void; q?: IArguments[] }

const container = document.querySelector<HTMLElement>('[data-widget]')
if (container) startWidget(container, JSON.parse(container.dataset.widget!) as WidgetStart)

function startWidget(container: HTMLElement, { scriptUrl, settings, sections }: WidgetStart): void {
  allowAllHtml()
  // The lender's script looks for an element of its id and for calls queued under that name.
  const queue: Widget = function () {
    ;(queue.q ??= []).push(arguments)
  }
  Object.assign(window, { _hw: queue })
  queue('init', settings, sections)
  const script = Object.assign(document.createElement('script'), { id: '_hw', async: true, src: scriptUrl })
  script.addEventListener('error', () => postToParent({ failed: true }))
  document.head.append(script)

  new ResizeObserver(() => {
    const { height } = container.getBoundingClientRect()
    if (height > 0) postToParent({ height: Math.ceil(height) })
  }).observe(container)
}

function postToParent(message: WidgetMessage): void {
  parent.postMessage(message, location.origin)
}

/** The widget does not support Trusted Types. It is alone in its frame, whose policy limits the script hosts. */
function allowAllHtml(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => text,
    createScriptURL: (text) => text,
  })
}
