/**
 * Stands in the head of every page whose forms go to EmailJS (layouts/head-script.ts), so it may name nothing outside
 * itself. A form that is sent before React is there would leave for a relay that a static host does not have: it waits. After 15
 * seconds the relay takes it where there is one; else the form says that it failed, and what was typed stays.
 */
export function holdSubmit(healthPath: string): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const failed = form.getAttribute('data-failed')
    // React switches the browser's checks off, and from then on answers itself.
    if (!failed || form.noValidate) return
    event.preventDefault()
    if (form.getAttribute('aria-busy') === 'true') return
    const showBusy = (busy: boolean) => {
      form.setAttribute('aria-busy', String(busy))
      for (const label of form.querySelectorAll('[type=submit] span span'))
        label.classList.toggle('invisible')
    }
    const end = Date.now() + 15_000
    const timer = setInterval(() => {
      // React comes at a touch; if it failed to, it tries again.
      form.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      if (!form.noValidate && Date.now() < end) return
      clearInterval(timer)
      showBusy(false)
      if (form.noValidate) form.requestSubmit()
      else
        fetch(healthPath)
          .then(({ ok }) => (ok ? form.submit() : alert(failed)))
          .catch(() => alert(failed))
    }, 200)
    showBusy(true)
  })
}
