import { forms as english } from '../words/en/forms.ts'
import type { Words } from '../words/words.ts'

export type FormName = keyof typeof formFields

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

type FieldRules = Pick<Field, 'type' | 'autocomplete' | 'required' | 'maxLength'>
type FieldWords = { label: string; hint?: string; missing: string; invalid?: string }

export type FormWords = Words['forms']

function field(
  type: Field['type'],
  maxLength: number,
  { autocomplete = 'off', required = true }: { autocomplete?: string; required?: boolean } = {},
): FieldRules {
  return { type, maxLength, autocomplete, required }
}

/** The fields of the three forms, for page, browser and relay. */
const formFields = {
  contact: {
    name: field('text', 100, { autocomplete: 'name' }),
    email: field('email', 254, { autocomplete: 'email' }),
    phone: field('tel', 40, { autocomplete: 'tel' }),
    subject: field('text', 150),
    message: field('textarea', 5000),
    smsConsent: field('checkbox', 10),
  },
  newsletter: { subscriber_email: field('email', 254, { autocomplete: 'email' }) },
  resume: {
    user_name: field('text', 100, { autocomplete: 'name' }),
    user_email: field('email', 254, { autocomplete: 'email' }),
    message: field('textarea', 5000, { required: false }),
    resume_link: field('url', 2000, { autocomplete: 'url' }),
  },
}
/** The next page after sending without JavaScript. */
const thanksPaths: Record<FormName, string> = {
  contact: '/thanks/message',
  newsletter: '/thanks/newsletter',
  resume: '/thanks/resume',
}
/** The compiler requires texts for every field. */
type WordsOfFields = { [Form in FormName]: Record<keyof (typeof formFields)[Form], FieldWords> }

export function fieldsOf(form: FormName, words: FormWords): Field[] {
  const wordsOfFields: WordsOfFields = words.fields
  const fieldWords: Record<string, FieldWords> = wordsOfFields[form]
  return Object.entries<FieldRules>(formFields[form]).map(([name, rules]) => {
    const { label, hint, missing, invalid = missing } = fieldWords[name]!
    return { name, ...rules, label, ...(hint && { hint }), errors: { missing, invalid } }
  })
}

function inEnglish(form: FormName) {
  return { thanksPath: thanksPaths[form], fields: fieldsOf(form, english) }
}

/** English is also the language of the practice's mail. */
export const forms = {
  contact: inEnglish('contact'),
  newsletter: inEnglish('newsletter'),
  resume: inEnglish('resume'),
}

export function isFormName(value: string): value is FormName {
  return Object.hasOwn(forms, value)
}
