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

/**
 * Counts one view of this page. `config` sends a page view by itself, so it is called once per view and nowhere else.
 * The service's usual snippet calls it a first time while loading and therefore needs `send_page_view: false` there;
 * here the first call is the view.
 */
export function countView({ measurementId, address = '', query, scriptUrl }: PageViews): void {
  setDisabled(measurementId, false)
  if (!window.dataLayer) begin(`${scriptUrl}?id=${measurementId}`)
  const path = countedPath(address || location.pathname, location.search, query)
  gtag('consent', 'update', { analytics_storage: 'granted' })
  // Otherwise the whole address would be told after all, and that of the page before: a search, a thanks page.
  gtag('set', { page_location: location.origin + path, page_referrer: originOf(document.referrer) })
  gtag('config', measurementId, { page_path: path })
}

/** A yes taken back: nothing more is sent, and what the service keeps in the browser goes. */
export function stopCounting({ measurementId }: PageViews): void {
  setDisabled(measurementId, true)
  if (window.dataLayer) gtag('consent', 'update', DENIED)
  for (const name of ['_ga', `_ga_${measurementId.slice(2)}`]) removeCookie(name)
}

/** No script of the service is loaded before this, and it finds everything denied but what was agreed to. */
function begin(src: string): void {
  window.dataLayer = []
  gtag('consent', 'default', DENIED)
  gtag('js', new Date())
  const script = document.createElement('script')
  script.async = true
  script.src = trusted(src)
  document.head.append(script)
}

/** The service reads `arguments` objects and overlooks plain arrays. */
function gtag(..._call: unknown[]): void {
  window.dataLayer?.push(arguments)
}

/** The service's own switch. */
function setDisabled(measurementId: string, disabled: boolean): void {
  Object.assign(window, { [`ga-disable-${measurementId}`]: disabled })
}

function originOf(address: string): string {
  return address && `${new URL(address).origin}/`
}

/** The service sets its cookies for the widest domain it may. */
function removeCookie(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
}

type Rules = { createScriptURL(url: string): string }
type Policies = { createPolicy(name: string, rules: Rules): Rules }

/** The address comes from our own configuration, and the page's policy names its host. */
function trusted(src: string): string {
  const { trustedTypes } = window as { trustedTypes?: Policies }
  return (
    trustedTypes?.createPolicy('analytics', { createScriptURL: (url) => url }).createScriptURL(src) ?? src
  )
}
