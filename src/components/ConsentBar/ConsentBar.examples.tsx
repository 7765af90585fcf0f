import type { ComponentProps } from 'react'
import type { ConsentBar } from './ConsentBar.tsx'

/** It shows only at its own address. */
export const examples = {
  asking: {
    views: {
      measurementId: 'G-SAMPLE',
      consent: 'ask',
      query: [],
      scriptUrl: 'https://analytics.example/count.js',
      address: '/workbench',
    },
  },
} satisfies Record<string, ComponentProps<typeof ConsentBar>>
