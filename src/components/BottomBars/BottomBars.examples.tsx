import { externalAction, portal, practice } from '#workbench/fixtures.ts'
import type { ComponentProps } from 'react'
import type { CallBarProps, PreviewBar as PreviewBarComponent } from './BottomBars.tsx'

export const CallBar = {
  phone: { phoneHref: practice.phone.href, bookHref: externalAction.href },
  portal: { phoneHref: practice.phone.href, bookHref: externalAction.href, portal },
} satisfies Record<string, CallBarProps>

export const PreviewBar = {
  everything: { samples: ['names', 'quotes', 'rating', 'pictures'] },
  quotes: { samples: ['quotes'] },
} satisfies Record<string, ComponentProps<typeof PreviewBarComponent>>
