/** For ARIA attributes: Firefox before 119 does not have the properties. */
export function setOrRemove(element: Element, name: string, value: string | false | null | undefined): void {
  if (typeof value === 'string') element.setAttribute(name, value)
  else element.removeAttribute(name)
}

export function buildElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

/** For markup that is inert and `js-pending` until its script has loaded. */
export function enable(element: Element): void {
  element.classList.remove('js-pending')
  element.removeAttribute('inert')
}

export function whenInView(element: Element, arrive: () => void, options?: IntersectionObserverInit): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    arrive()
  }, options)
  observer.observe(element)
}
