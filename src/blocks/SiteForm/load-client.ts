/** The EmailJS client, fetched when a form is first used. */
export function loadClient() {
  hideForbiddenStorage()
  return import('@emailjs/browser')
}

/** The client looks for localStorage while it loads and would break where the visitor forbids it; there it finds none. */
function hideForbiddenStorage(): void {
  try {
    void window.localStorage
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true })
  }
}
