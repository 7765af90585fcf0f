import { longTitle, times } from '#workbench/fixtures.ts'
import type { ComponentProps } from 'react'
import type { Crumb } from '#lib/breadcrumbs.ts'
import type { Contents } from './Contents.tsx'

const entry = { id: 'Contents', title: 'How it works' }

export const examples = {
  one: { entries: [entry] },
  many: { entries: times(10, (number) => ({ id: `Contents-part-${number}`, title: `Part ${number}` })) },
  'longest-text': { entries: [{ ...entry, title: longTitle }] },
} satisfies Record<string, ComponentProps<typeof Contents>>

export const Breadcrumbs = {
  treatment: {
    trail: [
      { name: 'Home', address: '/' },
      { name: 'Weight loss', address: '/weight-loss' },
      { name: 'Semaglutide', address: '/semaglutide' },
    ],
  },
  'section without a page': {
    trail: [
      { name: 'Home', address: '/' },
      { name: 'Aesthetics' },
      { name: 'SkinPen', address: '/skin-pen' },
    ],
  },
} satisfies Record<string, { trail: Crumb[] }>
