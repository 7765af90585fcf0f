import { html, longSentence, longTitle, times, portal, practice, sentence } from '#workbench/fixtures.ts'
import type { ComponentProps } from 'react'
import type { FooterProps, PrintHead as LetterHead } from './Footer.tsx'

const links = [
  { label: 'Our practice', href: '/our-practice' },
  { label: 'Prices', href: '/prices' },
]
const words: FooterProps = {
  practice,
  links,
  services: [{ label: 'Primary care', href: '/primary-care' }],
  rights: [{ label: 'Good Faith Estimate', href: '/prices' }],
  notices: [html('For an emergency call 911.')],
  year: 2025,
}

export const examples = {
  plain: words,
  'later-year': { ...words, year: 2027 },
  empty: { ...words, links: [], services: [], notices: [], practice: { ...practice, social: [] } },
  'portal-and-holidays': {
    ...words,
    practice: {
      ...practice,
      specialHours: [{ note: 'Thanksgiving', from: '2099-11-26', until: '2099-11-26' }],
      links: { ...practice.links, portal },
    },
  },
  'many-links': {
    ...words,
    links: times(14, (number) => ({ label: `Page ${number}`, href: `/page-${number}` })),
    notices: [sentence, longSentence],
  },
  'longest-text': {
    ...words,
    practice: { ...practice, name: longTitle },
    links: [{ label: longTitle, href: '/contact' }],
  },
} satisfies Record<string, FooterProps>

export const PrintHead = {
  letterhead: { practice },
} satisfies Record<string, ComponentProps<typeof LetterHead>>
