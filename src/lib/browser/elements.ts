/** By name, because Firefox before 119 has no properties for aria attributes and would keep quiet about it. */
export function setOrRemove(element: Element, name: string, value: string | false | null | undefined): void {
  if (typeof value === 'string') element.setAttribute(name, value)
  else element.removeAttribute(name)
}

/** An element with attributes, by name for the same reason, and what stands in it. */
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

/** What stood there out of reach while its script was on the way (`js-pending`, `inert`) can be used from now on. */
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
