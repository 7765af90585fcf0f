/** What stood there out of reach while its script was on the way (`awaits-script`, `inert`) can be used from now on. */
export function comeAlive(element: Element): void {
  element.classList.remove('awaits-script')
  element.removeAttribute('inert')
}
