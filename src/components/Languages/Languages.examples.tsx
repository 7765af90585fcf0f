import type { LanguagesProps } from './Languages.tsx'

export const examples = {
  bar: { other: { href: '/es/semaglutide', exists: true }, variant: 'bar' },
  menu: { other: { href: '/es', exists: false }, variant: 'menu' },
} satisfies Record<string, LanguagesProps>
