import type { LanguagesProps } from './Languages.tsx'

export const examples = {
  bar: { other: { href: '/es/semaglutide', exists: true }, look: 'bar' },
  menu: { other: { href: '/es', exists: false }, look: 'menu' },
} satisfies Record<string, LanguagesProps>
