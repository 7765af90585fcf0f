import { saveToDraft, rememberSentForm, readDraft } from '#lib/forms/drafts.ts'

/** Typed text survives a reload, Back and a failed send, hydrated by then or not. */
export function keepDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-form]')) keepDraft(form)
}

function keepDraft(form: HTMLFormElement): void {
  const name = form.dataset.form!
  const keep = (control: Control) =>
    saveToDraft(name, control.name, isBox(control) && !control.checked ? '' : control.value)
  // Quick fingers may have begun before this script was here.
  for (const control of form.querySelectorAll<Control>('input, textarea')) {
    if (isBox(control) ? control.checked : control.value !== control.defaultValue) keep(control)
  }
  const restore = () => {
    for (const [field, value] of Object.entries(readDraft(name))) fill(form, field, value)
  }
  restore()
  fillSubject(form)
  // Safari shows a page again as it was, but empties the fields it may not complete, some moment after this event.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const wait of [0, 200, 1500]) setTimeout(restore, wait)
  })
  form.addEventListener('input', ({ target }) => keep(target as Control))
  // At the document the island has had its say: what it stopped does not leave the page.
  answerInOwnWords(form)
  document.addEventListener('submit', (event) => {
    if (event.target === form && !event.defaultPrevented) rememberSentForm(name)
  })
}

/**
 * A form that is sent before React is there is checked by the browser, whose bubble covers a label. Instead the submit is
 * repeated once React has switched those checks off and checks in our words. Should it not come, the browser does speak.
 */
function answerInOwnWords(form: HTMLFormElement): void {
  let state: 'ready' | 'waiting' | 'given up' = 'ready'
  const reactIsThere = new MutationObserver(() => {
    reactIsThere.disconnect()
    form.requestSubmit()
  })
  const giveUp = () => {
    state = 'given up'
    reactIsThere.disconnect()
    if (!form.noValidate) form.reportValidity()
  }
  const hold = (event: Event) => {
    if (form.noValidate || state === 'given up') return
    event.preventDefault()
    // Each wrong field has an event of its own.
    if (state === 'waiting') return
    state = 'waiting'
    reactIsThere.observe(form, { attributeFilter: ['novalidate'] })
    setTimeout(giveUp, 5000)
    // React is sent for at a touch; if it failed to come, it tries again.
    form.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }
  form.addEventListener('invalid', hold, true)
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** Only what is still empty: the browser, or the relay's answer, may have filled it already. */
function fill(form: HTMLFormElement, field: string, value: string): void {
  const control = form.elements.namedItem(field) as Control | null
  if (!control) return
  if (isBox(control)) control.checked ||= value !== ''
  else control.value ||= value
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox'
}

/** /contact?about=semaglutide: the page carries the treatments' names. A prefilled subject is no draft. */
function fillSubject(form: HTMLFormElement): void {
  const about = new URLSearchParams(location.search).get('about')
  const names = document.querySelector('[data-treatment-names]')?.textContent
  if (!about || !names) return
  const known = JSON.parse(names) as Record<string, string>
  if (Object.hasOwn(known, about)) fill(form, 'subject', known[about] ?? '')
}
