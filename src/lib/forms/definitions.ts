import { forms as english } from '../words/en/forms.ts'
import type { Words } from '../words/words.ts'

export type FormName = 'contact' | 'newsletter' | 'resume'

export type Field = {
  name: string
  label: string
  /** The native input type; 'textarea' is the one element of its own. */
  type: 'text' | 'email' | 'tel' | 'url' | 'textarea' | 'checkbox'
  /** The HTML autocomplete token. */
  autocomplete: string
  required: boolean
  /** In UTF-16 units. Not the maxlength attribute, which cuts what is pasted without a word. */
  maxLength: number
  hint?: string
  /** What to say when it is empty, and when it is not what the type asks for. */
  errors: { missing: string; invalid: string }
}

/** A field without its words. */
type Shape = Pick<Field, 'name' | 'type' | 'autocomplete' | 'required' | 'maxLength'>

export type Form = {
  name: FormName
  fields: readonly Field[]
  /** Where a post without JavaScript ends. */
  thanksPath: string
}

export type FormWords = Words['forms']

/** The forms in the words of a language. */
export function formsIn({ fields }: FormWords): Record<FormName, Form> {
  const inWords = (name: FormName): Form => ({
    name,
    thanksPath: shapes[name].thanksPath,
    fields: shapes[name].fields.map((shape) => {
      const said = fields[name] as Record<
        string,
        { label: string; hint?: string; missing: string; invalid: string }
      >
      const { label, hint, missing, invalid } = said[shape.name]!
      return { ...shape, label, ...(hint && { hint }), errors: { missing, invalid } }
    }),
  })
  return { contact: inWords('contact'), newsletter: inWords('newsletter'), resume: inWords('resume') }
}

/** What the three forms ask, defined once: the browser draws and checks them from here, the relay checks them again. */
const shapes: Record<FormName, { thanksPath: string; fields: Shape[] }> = {
  contact: {
    thanksPath: '/thanks/message',
    fields: [
      {
        name: 'name',
        type: 'text',
        autocomplete: 'name',
        required: true,
        maxLength: 100,
      },
      {
        name: 'email',
        type: 'email',
        autocomplete: 'email',
        required: true,
        maxLength: 254,
      },
      {
        name: 'phone',
        type: 'tel',
        autocomplete: 'tel',
        required: true,
        maxLength: 40,
      },
      {
        name: 'subject',
        type: 'text',
        autocomplete: 'off',
        required: true,
        maxLength: 150,
      },
      {
        name: 'message',
        type: 'textarea',
        autocomplete: 'off',
        required: true,
        maxLength: 5000,
      },
      {
        name: 'smsConsent',
        type: 'checkbox',
        autocomplete: 'off',
        required: true,
        maxLength: 10,
      },
    ],
  },
  newsletter: {
    thanksPath: '/thanks/newsletter',
    fields: [
      {
        name: 'subscriber_email',
        type: 'email',
        autocomplete: 'email',
        required: true,
        maxLength: 254,
      },
    ],
  },
  resume: {
    thanksPath: '/thanks/resume',
    fields: [
      {
        name: 'user_name',
        type: 'text',
        autocomplete: 'name',
        required: true,
        maxLength: 100,
      },
      {
        name: 'user_email',
        type: 'email',
        autocomplete: 'email',
        required: true,
        maxLength: 254,
      },
      {
        name: 'message',
        type: 'textarea',
        autocomplete: 'off',
        required: false,
        maxLength: 5000,
      },
      {
        name: 'resume_link',
        type: 'url',
        autocomplete: 'url',
        required: true,
        maxLength: 2000,
      },
    ],
  },
}

/** In English, which is also the language of the practice's own mail. */
export const forms = formsIn(english)

export function isFormName(value: string): value is FormName {
  return Object.hasOwn(forms, value)
}
