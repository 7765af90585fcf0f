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

export type Form = {
  name: FormName
  fields: readonly Field[]
  /** Where a post without JavaScript ends. */
  thanksPath: string
}

/** The three forms, defined once: the browser draws and checks them from here, the relay checks them again. */
export const forms: Record<FormName, Form> = {
  contact: {
    name: 'contact',
    thanksPath: '/thanks/message',
    fields: [
      {
        name: 'name',
        label: 'Name',
        type: 'text',
        autocomplete: 'name',
        required: true,
        maxLength: 100,
        errors: {
          missing: 'Enter your name.',
          invalid: 'Type your name again: it contains hidden characters.',
        },
      },
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        autocomplete: 'email',
        required: true,
        maxLength: 254,
        errors: {
          missing: 'Enter your email address.',
          invalid: 'Enter an email address like name@example.com.',
        },
      },
      {
        name: 'phone',
        label: 'Phone',
        type: 'tel',
        autocomplete: 'tel',
        required: true,
        maxLength: 40,
        errors: {
          missing: 'Enter your phone number.',
          invalid: 'Type your phone number again: it contains hidden characters.',
        },
      },
      {
        name: 'subject',
        label: 'Subject',
        type: 'text',
        autocomplete: 'off',
        required: true,
        maxLength: 150,
        errors: {
          missing: 'Enter a subject.',
          invalid: 'Type the subject again: it contains hidden characters.',
        },
      },
      {
        name: 'message',
        label: 'Message',
        type: 'textarea',
        autocomplete: 'off',
        required: true,
        maxLength: 5000,
        errors: { missing: 'Write your message.', invalid: 'Write your message again.' },
      },
      {
        name: 'smsConsent',
        label: 'I agree to receive text messages',
        type: 'checkbox',
        autocomplete: 'off',
        required: true,
        maxLength: 10,
        errors: {
          missing: 'Tick the box to agree to text messages.',
          invalid: 'Tick the box to agree to text messages.',
        },
      },
    ],
  },
  newsletter: {
    name: 'newsletter',
    thanksPath: '/thanks/newsletter',
    fields: [
      {
        name: 'subscriber_email',
        label: 'Email',
        type: 'email',
        autocomplete: 'email',
        required: true,
        maxLength: 254,
        errors: {
          missing: 'Enter your email address.',
          invalid: 'Enter an email address like name@example.com.',
        },
      },
    ],
  },
  resume: {
    name: 'resume',
    thanksPath: '/thanks/resume',
    fields: [
      {
        name: 'user_name',
        label: 'Name',
        type: 'text',
        autocomplete: 'name',
        required: true,
        maxLength: 100,
        errors: {
          missing: 'Enter your name.',
          invalid: 'Type your name again: it contains hidden characters.',
        },
      },
      {
        name: 'user_email',
        label: 'Email',
        type: 'email',
        autocomplete: 'email',
        required: true,
        maxLength: 254,
        errors: {
          missing: 'Enter your email address.',
          invalid: 'Enter an email address like name@example.com.',
        },
      },
      {
        name: 'message',
        label: 'Cover letter (optional)',
        type: 'textarea',
        autocomplete: 'off',
        required: false,
        maxLength: 5000,
        errors: { missing: 'Write your cover letter.', invalid: 'Write your cover letter again.' },
      },
      {
        name: 'resume_link',
        label: 'Link to your resume',
        type: 'url',
        autocomplete: 'url',
        required: true,
        maxLength: 2000,
        hint: 'The link must be publicly shareable, so that we can open the file without signing in.',
        errors: {
          missing: 'Enter the link to your resume.',
          invalid: 'Enter a full web address that starts with https:// or http://.',
        },
      },
    ],
  },
}

export function isFormName(value: string): value is FormName {
  return Object.hasOwn(forms, value)
}
