import type { ComponentProps } from 'react'
import { defaultEmailJsIds } from '#lib/mail/settings.ts'
import { practice } from '#workbench/fixtures.ts'
import type { SiteForm } from './SiteForm.tsx'

type SiteFormProps = ComponentProps<typeof SiteForm>

const { serviceId, publicKey } = defaultEmailJsIds
const common = {
  language: 'en',
  page: '/',
  practice,
  smsConsent: 'required',
  mail: { origin: '', serviceId, publicKey, template: 'contact' },
} as const satisfies Partial<SiteFormProps>

// Field ids are unique per form name.
export const examples = {
  contact: { ...common, form: 'contact' },
  newsletter: { ...common, form: 'newsletter' },
  resume: { ...common, form: 'resume' },
} satisfies Record<string, SiteFormProps>
