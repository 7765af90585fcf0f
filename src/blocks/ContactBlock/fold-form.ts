import { isReturn } from '#lib/browser/is-return.ts'
import { fold } from '#ui/Section/Section.names.ts'
import { foldedForm, writeButton } from './ContactBlock.names.ts'

/**
 * On a phone the form waits behind a button, unless it is what the page is about; not for those who come back and may have
 * typed.
 */
export function foldForm(): void {
  const form = document.querySelector<HTMLElement>(`[${fold}] [${foldedForm}]`)
  const button = document.querySelector<HTMLElement>(`[${writeButton}]`)
  if (!form || !button || !('onbeforematch' in form)) return
  if (isReturn() || !matchMedia('(width < 36rem)').matches) return
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
