import type { PreviewBarProps } from './PreviewBar.tsx'

export const examples = {
  everything: { samples: ['names', 'quotes', 'rating', 'pictures'] },
  quotes: { samples: ['quotes'] },
} satisfies Record<string, PreviewBarProps>
