import type { ComponentProps } from 'react'
import { longSentence } from '#workbench/fixtures.ts'
import { Alert } from './Alert.tsx'

export const examples = {
  ok: { variant: 'ok', children: <p>Your message was sent.</p> },
  alarm: {
    variant: 'alarm',
    children: (
      <>
        <p>Your message was not sent.</p>
        <p>
          Or call us: <a href="tel:+12025550100">(202) 555-0100</a>
        </p>
      </>
    ),
  },
  'longest-text': { variant: 'alarm', children: <p>{longSentence}</p> },
} satisfies Record<string, ComponentProps<typeof Alert>>
