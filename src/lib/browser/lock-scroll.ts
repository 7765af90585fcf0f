/** Keeps the page from scrolling under what covers it: base.css draws it. */
export function lockScroll(locked: boolean): void {
  document.documentElement.toggleAttribute('data-scroll-locked', locked)
}
