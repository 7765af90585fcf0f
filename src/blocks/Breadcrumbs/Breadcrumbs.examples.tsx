import type { BreadcrumbsProps } from './Breadcrumbs.tsx'

export const examples = {
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
} satisfies Record<string, BreadcrumbsProps>
