import type { ComponentProps } from 'react'
import { Band } from './Band.tsx'

export const examples = {
  plain: { children: <p>Words on the plain page.</p> },
  cream: { background: 'cream', children: <p>Words on cream.</p> },
  tint: { background: 'tint', children: <p>Words on the tint of the page’s family.</p> },
  sage: { background: 'sage', children: <p>Words on sage.</p> },
  deep: {
    background: 'deep',
    children: (
      <p>
        Words on deep green, with <a href="/contact">a link</a>.
      </p>
    ),
  },
  tight: { background: 'cream', tight: true, children: <p>Little space above and below.</p> },
} satisfies Record<string, ComponentProps<typeof Band>>
