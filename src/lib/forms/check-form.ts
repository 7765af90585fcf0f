import { fieldsOf, type FormName, type FormWords } from '#lib/forms/definitions.ts'
import { type FormErrors, type FormRules, type FormValues, validate } from '#lib/forms/validate.ts'

/** Our checks and the browser's, in our words and in the order of the form. */
export function checkForm(form: FormName, element: HTMLFormElement, rules: FormRules, words: FormWords) {
  const values = Object.fromEntries(new FormData(element)) as FormValues
  const ours = validate(form, values, rules, words)
  const errors: FormErrors = {}
  for (const { name, errors: messages } of fieldsOf(form, words)) {
    const { validity } = element.elements.namedItem(name) as HTMLInputElement
    const error = ours[name] ?? (validity.valid ? undefined : messages.invalid)
    if (error) errors[name] = error
  }
  return errors
}
