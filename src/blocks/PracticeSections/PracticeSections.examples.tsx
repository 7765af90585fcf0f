import {
  html,
  longSentence,
  longTitle,
  many,
  outward,
  paragraphs,
  photo,
  practice,
  price,
  sentence,
} from '#workbench/samples.ts'
import type { AwardsProps, FounderProps, MembershipProps, SocialProps } from './PracticeSections.tsx'

const membership: MembershipProps = {
  id: 'membership',
  title: 'One flat fee',
  text: paragraphs,
  includes: [html('Unhurried visits'), html('Answers by message')],
  price,
  note: html('Membership is not health insurance.'),
  button: outward,
}

export const Membership = {
  'external-button': membership,
  'longest-text': {
    ...membership,
    title: longTitle,
    price: { ...price, amount: 1_234_550 },
    includes: [longSentence, ...many(8, (number) => html(`Point ${number}`))],
    note: longSentence,
  },
} satisfies Record<string, MembershipProps>

const founder: FounderProps = {
  id: 'founder',
  title: 'A note from our founder',
  text: paragraphs,
  photo,
  caption: html('Sample. The portrait of our founder will stand here.'),
}

export const Founder = {
  portrait: founder,
  letter: { ...founder, photo: undefined, caption: html('Our founder, nurse practitioner') },
  'longest-text': { ...founder, title: longTitle, caption: longSentence },
} satisfies Record<string, FounderProps>

const awards = {
  id: 'awards',
  title: 'Awards',
  intro: sentence,
}
const award = { name: 'Sample award', by: 'Sample society', year: 2025 }

export const Awards = {
  none: { ...awards, awards: [] },
  many: { ...awards, awards: many(7, (number) => ({ ...award, name: `Sample award ${number}` })) },
  'longest-text': { ...awards, title: longTitle, awards: [{ ...award, name: longTitle, by: longTitle }] },
} satisfies Record<string, AwardsProps>

const social: SocialProps = { id: 'social', title: 'Follow us', profiles: practice.social }

export const Social = {
  three: social,
  'longest-text': {
    ...social,
    title: longTitle,
    text: longSentence,
    profiles: [{ network: 'tiktok', label: longTitle, url: 'https://www.tiktok.com/@sample.example' }],
  },
} satisfies Record<string, SocialProps>
