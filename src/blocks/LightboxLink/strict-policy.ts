/**
 * The page's policy allows neither style attributes nor text as HTML; GLightbox and Plyr write both. What they mean
 * is harmless, so it is let through by the doors the policy leaves open: a named Trusted Types policy that refuses
 * anything that could run, and the style object in the place of the style attribute.
 */
export function allowMarkup(): void {
  const factory = (window as { trustedTypes?: TrustedTypes }).trustedTypes
  if (!factory || factory.defaultPolicy) return
  factory.createPolicy('default', {
    createHTML: (text) => (canRun.test(text) ? null : text.replace(/\sstyle="[^"]*"/g, '')),
  })
}

const canRun = /<\s*(script|iframe|object|embed|base|meta|link)\b|\son\w+\s*=|javascript:/i

type TrustedTypes = {
  defaultPolicy: unknown
  createPolicy(name: string, rules: { createHTML(text: string): string | null }): void
}

/** From now on `setAttribute('style', ...)` of this element does through the object what the policy forbids. */
export function styleByObject(element: HTMLElement): void {
  element.setAttribute = (name: string, value: string) => {
    if (name === 'style') element.style.cssText = value
    else Element.prototype.setAttribute.call(element, name, value)
  }
}
