import { outward, portal, practice } from '#workbench/samples.ts'
import type { CallBarProps, PreviewBarProps } from './FootBars.tsx'

export const CallBar = {
  phone: { phoneHref: practice.phone.href, bookHref: outward.href },
  portal: { phoneHref: practice.phone.href, bookHref: outward.href, portal },
} satisfies Record<string, CallBarProps>

export const PreviewBar = {
  everything: { samples: ['names', 'quotes', 'rating', 'pictures'] },
  quotes: { samples: ['quotes'] },
} satisfies Record<string, PreviewBarProps>
