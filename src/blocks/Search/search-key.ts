const name = 'search-key'

/** Where storage is forbidden, the switch holds until the page is left. */
let here = true

/** Whether / opens the search. */
export function slashOpens(): boolean {
  try {
    return localStorage.getItem(name) !== 'off'
  } catch {
    return here
  }
}

export function switchSlash(on: boolean): void {
  here = on
  try {
    localStorage.setItem(name, on ? 'on' : 'off')
  } catch {
    // It holds for this page.
  }
}
