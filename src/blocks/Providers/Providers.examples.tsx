import type { Provider } from '#lib/model/provider.ts'
import { longSentence, longTitle, many, otherPhoto, photo, sentence } from '#workbench/samples.ts'
import type { ProvidersProps } from './Providers.tsx'

const founder: Provider = {
  name: 'Sample Founder',
  credentials: 'APRN, FNP-C',
  role: 'Nurse practitioner',
  founder: true,
  license: 'APRN 0000000',
  photo,
  languages: ['English', 'Spanish'],
  text: sentence,
}
const words = { id: 'providers', title: 'Who looks after you' }

export const examples = {
  founder: { ...words, providers: [founder] },
  several: {
    ...words,
    intro: sentence,
    providers: [
      founder,
      ...many(3, (number) => ({
        ...founder,
        name: `Sample ${number}`,
        founder: false,
        photo: otherPhoto,
        text: undefined,
        languages: ['English'],
      })),
    ],
  },
  'longest-text': {
    ...words,
    title: longTitle,
    providers: [{ ...founder, name: longTitle, text: longSentence }],
  },
} satisfies Record<string, ProvidersProps>
