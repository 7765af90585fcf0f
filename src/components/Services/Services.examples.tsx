import { longTitle, longWord, times, otherPhoto, paragraphs, photo } from '#workbench/fixtures.ts'
import type { ServiceCard, ServicesProps } from './Services.tsx'

const card: ServiceCard = {
  title: 'Primary Care',
  lines: ['Longer visits', 'Basic labs', 'Same-day or next-day appointments'],
  noBullets: false,
  photo,
  link: '/primary-care',
  linkText: 'About primary care',
}

export const examples = {
  six: {
    id: 'six',
    title: 'Our Services',
    services: times(6, (number) => ({
      ...card,
      title: `Service ${number}`,
      photo: number % 2 ? photo : otherPhoto,
    })),
  },
  'without-bullets-and-long': {
    id: 'long',
    title: longTitle,
    intro: paragraphs,
    services: [
      { ...card, noBullets: true },
      { ...card, title: longWord, lines: times(3, (number) => `${number}. ${longTitle}`) },
    ],
  },
} satisfies Record<string, ServicesProps>
