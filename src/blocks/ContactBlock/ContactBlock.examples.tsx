import { html, longSentence, longTitle, longWord, paragraphs, portal, practice } from '#workbench/samples.ts'
import type { ContactBlockProps } from './ContactBlock.tsx'

const words: ContactBlockProps = {
  id: 'contact',
  title: 'Talk with us',
  text: paragraphs,
  practice,
  emergency: html('If you think you are having a medical emergency, call 911.'),
  form: <p>Here stands the form.</p>,
}

export const examples = {
  plain: words,
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
  portal: { ...words, practice: { ...practice, links: { ...practice.links, portal } } },
  'no-closed-day': { ...words, practice: { ...practice, closed: [] } },
} satisfies Record<string, ContactBlockProps>
