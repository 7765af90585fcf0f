import type { ComponentProps } from 'react'
import { longTitle, many } from '#workbench/samples.ts'
import type { Contents } from './Contents.tsx'

const entry = { id: 'Contents', title: 'How it works' }

export const examples = {
  one: { entries: [entry] },
  many: { entries: many(10, (number) => ({ id: `Contents-part-${number}`, title: `Part ${number}` })) },
  'longest-text': { entries: [{ ...entry, title: longTitle }] },
} satisfies Record<string, ComponentProps<typeof Contents>>
