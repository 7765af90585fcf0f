import { saveToDraft, rememberSentForm, readDraft } from '#lib/forms/drafts.ts'

/** Keeps drafts and validates before hydration. */
export function enableForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-form]')) enableForm(form)
}

function enableForm(form: HTMLFormElement): void {
  const name = form.dataset.form!
  const save = (control: Control) =>
    saveToDraft(name, control.name, isCheckbox(control) && !control.checked ? '' : control.value)
  // Saves what was typed before this script ran.
  for (const control of form.querySelectorAll<Control>('input, textarea')) {
    if (isCheckbox(control) ? control.checked : control.value !== control.defaultValue) save(control)
  }
  const restore = () => {
    for (const [field, value] of Object.entries(readDraft(name))) fill(form, field, value)
  }
  restore()
  fillSubject(form)
  // After restoring a page, Safari clears fields with autocomplete off at some later moment.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const wait of [0, 200, 1500]) setTimeout(restore, wait)
  })
  form.addEventListener('input', ({ target }) => save(target as Control))
  validateInOurWords(form)
  // At the document, because React's handler may have prevented it by then.
  document.addEventListener('submit', (event) => {
    if (event.target === form && !event.defaultPrevented) rememberSentForm(name)
  })
}

/**
 * Replaces the browser's validation bubbles before hydration: the submit is repeated once React has set noValidate and
 * validates itself. If React does not load, the browser reports after all.
 */
function validateInOurWords(form: HTMLFormElement): void {
  let state: 'ready' | 'waiting' | 'gave up' = 'ready'
  const hydration = new MutationObserver(() => {
    hydration.disconnect()
    form.requestSubmit()
  })
  const giveUp = () => {
    state = 'gave up'
    hydration.disconnect()
    if (!form.noValidate) form.reportValidity()
  }
  const hold = (event: Event) => {
    if (form.noValidate || state === 'gave up') return
    event.preventDefault()
    // Each invalid field fires an event.
    if (state === 'waiting') return
    state = 'waiting'
    hydration.observe(form, { attributeFilter: ['novalidate'] })
    setTimeout(giveUp, 5000)
    // Loads React (client:interaction).
    form.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }
  form.addEventListener('invalid', hold, true)
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** Only empty fields: the browser or the server may have filled them already. */
function fill(form: HTMLFormElement, field: string, value: string): void {
  const control = form.elements.namedItem(field) as Control | null
  if (!control) return
  if (isCheckbox(control)) control.checked ||= value !== ''
  else control.value ||= value
}

function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox'
}

/** From /contact?about=semaglutide. A prefilled subject is not a draft. */
function fillSubject(form: HTMLFormElement): void {
  const about = new URLSearchParams(location.search).get('about')
  const names = document.querySelector('[data-treatment-names]')?.textContent
  if (!about || !names) return
  const known = JSON.parse(names) as Record<string, string>
  if (Object.hasOwn(known, about)) fill(form, 'subject', known[about] ?? '')
}
