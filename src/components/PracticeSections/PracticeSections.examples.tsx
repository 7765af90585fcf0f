import {
  html,
  longSentence,
  longTitle,
  times,
  externalAction,
  paragraphs,
  photo,
  practice,
  price,
} from '#workbench/fixtures.ts'
import type { SectionOf } from '#content-model/schemas/sections.ts'
import type { MembershipProps, SocialProps } from './PracticeSections.tsx'

const membership: MembershipProps = {
  id: 'membership',
  title: 'One flat fee',
  text: paragraphs,
  includes: [html('Unhurried visits'), html('Answers by message')],
  price,
  note: html('Membership is not health insurance.'),
  button: externalAction,
  brief: false,
}

export const Membership = {
  'external-button': membership,
  brief: { ...membership, brief: true },
  'with-photo': { ...membership, photo },
  'longest-text': {
    ...membership,
    title: longTitle,
    price: { ...price, amount: 1_234_550 },
    includes: [longSentence, ...times(8, (number) => html(`Point ${number}`))],
    note: longSentence,
  },
} satisfies Record<string, MembershipProps>

const founder: SectionOf<'founder'> = {
  id: 'founder',
  title: 'A note from our founder',
  text: paragraphs,
  caption: html('Our founder, nurse practitioner'),
  photo,
}

export const Founder = {
  letter: founder,
  'about-us': { ...founder, subheading: 'Your wellness', caption: undefined, button: externalAction },
  'stand-in': { ...founder, photo: { ...photo, caption: 'A shadow until our photograph hangs here.' } },
  'longest-text': { ...founder, title: longTitle, caption: longSentence },
} satisfies Record<string, SectionOf<'founder'>>

const social: SocialProps = { id: 'social', title: 'Follow us', practice }

export const Social = {
  three: social,
  'longest-text': {
    ...social,
    title: longTitle,
    practice: {
      social: [{ network: 'tiktok', label: longTitle, url: 'https://www.tiktok.com/@sample.example' }],
    },
  },
} satisfies Record<string, SocialProps>
