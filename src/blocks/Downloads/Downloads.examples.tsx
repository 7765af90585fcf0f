import type { Download } from '#lib/model/download.ts'
import { longSentence, longTitle, many, sentence } from '#workbench/samples.ts'
import type { DownloadsProps } from './Downloads.tsx'

const form: Download = {
  title: 'New patient form',
  about: sentence,
  document: { file: 'new-patient.pdf', bytes: 184_200, pages: 3 },
}
const words = { id: 'downloads', title: 'Forms to bring' }

export const examples = {
  one: { ...words, downloads: [form] },
  many: {
    ...words,
    intro: sentence,
    downloads: many(4, (number) => ({
      title: `Form ${number}`,
      document: { file: `form-${number}.pdf`, bytes: 2_400_000, pages: 1 },
    })),
  },
  'longest-text': {
    ...words,
    title: longTitle,
    downloads: [{ ...form, title: longTitle, about: longSentence }],
  },
} satisfies Record<string, DownloadsProps>
