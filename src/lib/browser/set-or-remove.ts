/** By name, because Firefox before 119 has no properties for aria attributes and would keep quiet about it. */
export function setOrRemove(element: Element, name: string, value: string | false | null | undefined): void {
  if (typeof value === 'string') element.setAttribute(name, value)
  else element.removeAttribute(name)
}
