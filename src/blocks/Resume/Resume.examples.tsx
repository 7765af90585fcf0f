import { longTitle, paragraphs } from '#workbench/samples.ts'
import type { ResumeProps } from './Resume.tsx'

const words: ResumeProps = {
  id: 'resume',
  title: 'Work with us',
  text: paragraphs,
  form: <p>Here stands the form.</p>,
}

export const examples = {
  plain: words,
  'longest-text': { ...words, title: longTitle },
} satisfies Record<string, ResumeProps>
