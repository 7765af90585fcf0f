import type { SearchProps } from './Search.tsx'

export const examples = {
  'on a page': { id: 'example-search', index: '/search-index.json', onEnter: 'stay' },
} satisfies Record<string, SearchProps>
