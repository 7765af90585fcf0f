import {
  html,
  longSentence,
  longTitle,
  longWord,
  paragraphs,
  portal,
  practice,
  sentence,
} from '#workbench/fixtures.ts'
import type { ContactBlockProps, FormSectionProps } from './ContactBlock.tsx'

const children = <p>Here stands the form.</p>
const words: ContactBlockProps = {
  id: 'contact',
  title: 'Talk with us',
  text: paragraphs,
  practice,
  emergency: html('If you think you are having a medical emergency, call 911.'),
  children,
}

export const examples = {
  'longest-text': {
    ...words,
    title: longTitle,
    emergency: longSentence,
    practice: {
      ...practice,
      email: `${longWord.toLowerCase()}@sample.example`,
      address: { ...practice.address, street: `100 ${longTitle}` },
    },
  },
  'phone-only': { ...words, phoneOnly: true, lead: 'Tell us what has changed.' },
  portal: { ...words, practice: { ...practice, links: { ...practice.links, portal } } },
} satisfies Record<string, ContactBlockProps>

export const Newsletter = {
  plain: { id: 'newsletter', title: 'Our newsletter', text: sentence, children },
  'longest-text': { id: 'newsletter', title: longTitle, text: longSentence, children },
} satisfies Record<string, FormSectionProps>

const resume: FormSectionProps = {
  id: 'resume',
  title: 'Work with us',
  text: paragraphs,
  children,
}

export const Resume = {
  plain: resume,
  'longest-text': { ...resume, title: longTitle },
} satisfies Record<string, FormSectionProps>
