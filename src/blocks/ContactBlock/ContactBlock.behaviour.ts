import { isReturn } from '#lib/browser/is-return.ts'
import { writeButton } from './ContactBlock.names.ts'

/**
 * On a phone the form waits behind a button, unless it is what the page is about; not for those who come back and may have
 * typed.
 */
export function start(form: HTMLElement): void {
  const button = form.parentElement?.querySelector<HTMLElement>(`[${writeButton}]`)
  if (!button || !('onbeforematch' in form) || isReturn()) return
  form.setAttribute('hidden', 'until-found')
  button.hidden = false
  const show = () => {
    form.removeAttribute('hidden')
    button.hidden = true
  }
  button.addEventListener('click', () => {
    show()
    // The first input may be there for programs only.
    form.querySelector<HTMLElement>('input:required')?.focus()
  })
  form.addEventListener('beforematch', show)
}
