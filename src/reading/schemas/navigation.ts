import { z } from 'zod'
import type { Lookups } from '../lookups.ts'
import { reference } from './fields.ts'

/** Menus and footer, by page: a label defaults to the page's own name. */
export const navigationSchema = (lookups: Lookups) => {
  const page = reference(lookups.previews, 'page')
  const link = z
    .union([
      z.strictObject({ page, label: z.string().max(40).optional() }),
      z.strictObject({
        external: z.enum(['enrollment', 'booking', 'sister-site']),
        label: z.string().max(40),
      }),
    ])
    .transform((entry) =>
      'page' in entry
        ? {
            label: entry.label ?? entry.page.name,
            href: entry.page.address,
            external: false,
            purpose: entry.page.purpose,
          }
        : { label: entry.label, href: outbound(lookups, entry.external), external: true, purpose: undefined },
    )
  return z.strictObject({
    menu: z
      .array(
        z.union([
          z.strictObject({ external: z.literal('sister-site') }).transform(() => {
            const { label, url } = lookups.practice.links.sisterSite
            return { label, href: url, external: true, links: [], photo: undefined, page: undefined }
          }),
          z
            .strictObject({
              label: z.string().max(24),
              page: page.optional().describe('Left out where the title has no page of its own'),
              photo: reference(lookups.photos, 'photo').optional(),
              links: z.array(link).min(1),
            })
            .transform((entry) => ({ ...entry, href: entry.page?.address, external: false })),
        ]),
      )
      .length(9)
      .describe('The nine entries of the header'),
    footer: z.strictObject({ links: z.array(link), services: z.array(link) }),
  })
}

function outbound({ practice }: Lookups, name: 'enrollment' | 'booking' | 'sister-site'): string {
  const { enrollment, booking, sisterSite } = practice.links
  return { enrollment, booking, 'sister-site': sisterSite.url }[name]
}
