import { practice } from '#workbench/fixtures.ts'
import type { SearchProps } from './Search.tsx'

export const examples = {
  'on a page': { id: 'search-page', index: '/search-index.json', phone: practice.phone },
} satisfies Record<string, SearchProps>
