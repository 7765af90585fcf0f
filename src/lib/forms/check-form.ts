import { setOrRemove } from '#lib/browser/elements.ts'
import { formsIn, type FormName, type FormWords } from '#lib/forms/definitions.ts'
import { errorFor } from '#lib/forms/names.ts'
import { type FormErrors, type FormRules, type FormValues, validate } from '#lib/forms/validate.ts'

/** The relay's checks and the browser's own of each type, both told in our words, in the order of the form. */
export function checkForm(form: FormName, element: HTMLFormElement, rules: FormRules, said: FormWords) {
  const values = Object.fromEntries(new FormData(element)) as FormValues
  const ours = validate(form, values, rules, said)
  const errors: FormErrors = {}
  for (const { name, errors: words } of formsIn(said)[form].fields) {
    const { validity } = element.elements.namedItem(name) as HTMLInputElement
    const error = ours[name] ?? (validity.valid ? undefined : words.invalid)
    if (error) errors[name] = error
  }
  return errors
}

/** Writes our words beside the fields of a form that is not hydrated yet; React finds them there. */
export async function sayErrors(form: HTMLFormElement, name: FormName): Promise<void> {
  const box = form.elements.namedItem('smsConsent') as HTMLInputElement | null
  const rules: FormRules = { smsConsent: box?.required ? 'required' : 'optional' }
  const errors = checkForm(name, form, rules, await pageWords())
  for (const message of form.querySelectorAll<HTMLElement>(`[${errorFor}]`)) {
    const field = message.getAttribute(errorFor) ?? ''
    const error = errors[field]
    message.textContent = error ?? ''
    message.hidden = !error
    const control = form.elements.namedItem(field) as HTMLElement | null
    if (control) setOrRemove(control, 'aria-invalid', error && 'true')
  }
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

async function pageWords(): Promise<FormWords> {
  const isSpanish = document.documentElement.lang.startsWith('es')
  return (isSpanish ? await import('#lib/words/es/forms.ts') : await import('#lib/words/en/forms.ts')).forms
}
