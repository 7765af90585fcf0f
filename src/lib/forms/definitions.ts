import { forms as english } from '../words/en/forms.ts'
import type { Words } from '../words/words.ts'

export type FormName = keyof typeof shapes

export type Field = {
  name: string
  label: string
  type: 'text' | 'email' | 'tel' | 'url' | 'textarea' | 'checkbox'
  autocomplete: string
  required: boolean
  /** Not set as the maxlength attribute, which cuts pasted text silently. */
  maxLength: number
  hint?: string
  errors: { missing: string; invalid: string }
}

type Shape = Pick<Field, 'type' | 'autocomplete' | 'required' | 'maxLength'>
type FieldWords = { label: string; hint?: string; missing: string; invalid?: string }

export type FormWords = Words['forms']

function required(type: Field['type'], maxLength: number, autocomplete = 'off'): Shape {
  return { type, autocomplete, required: true, maxLength }
}

/** The fields of the three forms, for page, browser and relay. */
const shapes = {
  contact: {
    name: required('text', 100, 'name'),
    email: required('email', 254, 'email'),
    phone: required('tel', 40, 'tel'),
    subject: required('text', 150),
    message: required('textarea', 5000),
    smsConsent: required('checkbox', 10),
  },
  newsletter: { subscriber_email: required('email', 254, 'email') },
  resume: {
    user_name: required('text', 100, 'name'),
    user_email: required('email', 254, 'email'),
    message: { ...required('textarea', 5000), required: false },
    resume_link: required('url', 2000, 'url'),
  },
}
/** The next page after sending without JavaScript. */
const thanksPaths: Record<FormName, string> = {
  contact: '/thanks/message',
  newsletter: '/thanks/newsletter',
  resume: '/thanks/resume',
}
/** The compiler requires texts for every field. */
type WordsOfFields = { [Name in FormName]: Record<keyof (typeof shapes)[Name], FieldWords> }

export function formsIn(words: FormWords) {
  const fieldWords: WordsOfFields = words.fields
  const inWords = (name: FormName) => ({
    name,
    thanksPath: thanksPaths[name],
    fields: Object.entries<Shape>(shapes[name]).map(([field, shape]): Field => {
      const {
        label,
        hint,
        missing,
        invalid = missing,
      } = (fieldWords[name] as Record<string, FieldWords>)[field]!
      return { name: field, ...shape, label, ...(hint && { hint }), errors: { missing, invalid } }
    }),
  })
  return { contact: inWords('contact'), newsletter: inWords('newsletter'), resume: inWords('resume') }
}

/** English is also the language of the practice's mail. */
export const forms = formsIn(english)

export function isFormName(value: string): value is FormName {
  return Object.hasOwn(forms, value)
}
