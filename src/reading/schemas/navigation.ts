import { z } from 'zod'
import type { Lookups } from '../lookups.ts'
import { noPortal, reference } from './fields.ts'

/** Menus and footer, by page: a label defaults to the page's own name. */
export const navigationSchema = (lookups: Lookups) => {
  const page = reference(lookups.previews, 'page')
  const link = z
    .union([
      z.strictObject({ page, label: z.string().max(40).optional() }),
      z.strictObject({
        external: z.enum(['enrollment', 'booking', 'portal', 'sister-site']),
        label: z.string().max(40),
      }),
    ])
    .transform((entry, context) => {
      if ('page' in entry) {
        const { name, address, purpose } = entry.page
        return { label: entry.label ?? name, href: address, external: false, purpose }
      }
      const href = outbound(lookups, entry.external)
      if (!href) context.issues.push(entry.external === 'portal' ? noSuchPortal : noSisterSite)
      return { label: entry.label, href: href ?? '', external: true, purpose: undefined }
    })
  return z.strictObject({
    menu: z
      .array(
        z.union([
          z.strictObject({ external: z.literal('sister-site') }).transform((_, context) => {
            const { sisterSite } = lookups.practice.links
            if (!sisterSite) context.issues.push(noSisterSite)
            const { label = '', url = '' } = sisterSite ?? {}
            return { label, href: url, external: true, links: [], page: undefined }
          }),
          z
            .strictObject({
              label: z.string().max(24),
              page: page.optional().describe('Left out where the title has no page of its own'),
              links: z.array(link).min(1),
            })
            .transform((entry) => ({ ...entry, href: entry.page?.address, external: false })),
        ]),
      )
      .min(1, 'at least 1 entry')
      .describe('The entries of the header'),
    footer: z.strictObject({ links: z.array(link), services: z.array(link) }),
  })
}

const noSisterSite = {
  code: 'custom' as const,
  message: 'practice.yaml names no sister site (links.sisterSite)',
  input: 'sister-site',
}

const noSuchPortal = { code: 'custom' as const, message: noPortal, input: 'portal' }

function outbound(
  { practice }: Lookups,
  name: 'enrollment' | 'booking' | 'portal' | 'sister-site',
): string | undefined {
  const { enrollment, booking, portal, sisterSite } = practice.links
  return { enrollment, booking, portal: portal?.url, 'sister-site': sisterSite?.url }[name]
}
