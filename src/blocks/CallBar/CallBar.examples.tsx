import { outward, practice } from '#workbench/samples.ts'
import type { CallBarProps } from './CallBar.tsx'

export const examples = {
  phone: { phoneHref: practice.phone.href, bookHref: outward.href },
} satisfies Record<string, CallBarProps>
