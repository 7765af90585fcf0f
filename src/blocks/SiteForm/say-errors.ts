import type { FormName, FormWords } from '#lib/forms/definitions.ts'
import { errorFor } from '#lib/forms/marks.ts'
import { forms as english } from '#lib/words/en/forms.ts'
import { checkForm } from './check-form.ts'

/** Writes our words beside the fields of a form whose island sleeps; the island finds them when it wakes. */
export async function sayErrors(form: HTMLFormElement, name: FormName): Promise<void> {
  const box = form.elements.namedItem('smsConsent') as HTMLInputElement | null
  const errors = checkForm(
    name,
    form,
    { smsConsent: box?.required ? 'required' : 'optional' },
    await pageWords(),
  )
  for (const message of form.querySelectorAll<HTMLElement>(`[${errorFor}]`)) {
    const field = message.getAttribute(errorFor) ?? ''
    const control = form.elements.namedItem(field) as HTMLElement | null
    const error = errors[field]
    message.textContent = error ?? ''
    message.hidden = !error
    if (error) control?.setAttribute('aria-invalid', 'true')
    else control?.removeAttribute('aria-invalid')
  }
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

/** The words of the page's language; English ones are here already. */
async function pageWords(): Promise<FormWords> {
  if (!document.documentElement.lang.startsWith('es')) return english
  return (await import('#lib/words/es/forms.ts')).forms
}
