/**
 * Inlined by layouts/head-script.ts where forms go to EmailJS, so it must not reference anything outside. A submit before hydration
 * would post to a relay that a static host lacks, so it waits for React. After 15 seconds it posts to the relay if there
 * is one, else it reports the failure.
 */
export function holdSubmit(healthPath: string): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const failed = form.getAttribute('data-failed')
    // React has set noValidate and handles the submit.
    if (!failed || form.noValidate) return
    event.preventDefault()
    if (form.getAttribute('aria-busy') === 'true') return
    const showBusy = (busy: boolean) => {
      form.setAttribute('aria-busy', String(busy))
      for (const label of form.querySelectorAll('[type=submit] span span'))
        label.classList.toggle('invisible')
    }
    const deadline = Date.now() + 15_000
    const timer = setInterval(() => {
      // Loads React (client:interaction), again if it failed before.
      form.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      if (!form.noValidate && Date.now() < deadline) return
      clearInterval(timer)
      showBusy(false)
      if (form.noValidate) form.requestSubmit()
      else
        fetch(healthPath, { signal: AbortSignal.timeout(5_000) })
          .then(({ ok }) => (ok ? form.submit() : alert(failed)))
          .catch(() => alert(failed))
    }, 200)
    showBusy(true)
  })
}
