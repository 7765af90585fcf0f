import { outward, portal, practice } from '#workbench/samples.ts'
import type { CallBarProps } from './CallBar.tsx'

export const examples = {
  phone: { phoneHref: practice.phone.href, bookHref: outward.href },
  portal: { phoneHref: practice.phone.href, bookHref: outward.href, portal },
} satisfies Record<string, CallBarProps>
