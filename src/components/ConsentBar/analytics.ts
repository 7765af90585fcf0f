import { countedPath, type PageViews } from '#lib/page-views.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const DENIED = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

/** gtag's `config` sends the page view, so it is called exactly once per view. */
export function trackView({ measurementId, address = '', query, scriptUrl }: PageViews): void {
  setDisabled(measurementId, false)
  if (!window.dataLayer) loadScript(`${scriptUrl}?id=${measurementId}`)
  const path = countedPath(address || location.pathname, location.search, query)
  gtag('consent', 'update', { analytics_storage: 'granted' })
  // Without these gtag sends full addresses, which may contain a search.
  gtag('set', { page_location: location.origin + path, page_referrer: originOf(document.referrer) })
  gtag('config', measurementId, { page_path: path })
}

export function disableTracking({ measurementId }: PageViews): void {
  setDisabled(measurementId, true)
  if (window.dataLayer) gtag('consent', 'update', DENIED)
  for (const name of ['_ga', `_ga_${measurementId.slice(2)}`]) removeCookie(name)
}

function loadScript(src: string): void {
  window.dataLayer = []
  gtag('consent', 'default', DENIED)
  gtag('js', new Date())
  const script = document.createElement('script')
  script.async = true
  script.src = trustedUrl(src)
  document.head.append(script)
}

/** gtag reads `arguments` objects and ignores arrays. */
function gtag(..._call: unknown[]): void {
  window.dataLayer?.push(arguments)
}

function setDisabled(measurementId: string, disabled: boolean): void {
  Object.assign(window, { [`ga-disable-${measurementId}`]: disabled })
}

function originOf(address: string): string {
  return address && `${new URL(address).origin}/`
}

/** gtag sets its cookies on the widest domain allowed. */
function removeCookie(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
}

/** Safe: the address is configured by us and allowed by the page's policy. */
function trustedUrl(src: string): string {
  const policy = window.trustedTypes?.createPolicy('analytics', { createScriptURL: (url) => url })
  return policy?.createScriptURL!(src) ?? src
}
