import { z } from 'zod'
import { withLookups, report, type FieldContext } from '../resolve.ts'
import { noPortalMessage, practiceLink, reference } from './fields.ts'

/** The label defaults to the page's name. */
const link = z.union([
  withLookups(
    z.strictObject({ page: reference('page'), label: z.string().max(40).optional() }),
    ({ page, label }) => ({ label: label ?? page.name, href: page.address, external: false }),
  ),
  withLookups(
    z.strictObject({
      external: z.enum(['enrollment', 'booking', 'portal', 'sister-site']),
      label: z.string().max(40),
    }),
    ({ external, label }, context) => ({ label, href: outside(external, context), external: true }),
  ),
])

const menuEntry = z.union([
  withLookups(z.strictObject({ external: z.literal('sister-site') }), ({ external }, context) => ({
    label: context.lookups.practice.links.sisterSite?.label ?? '',
    href: outside(external, context),
    external: true,
    links: [],
  })),
  withLookups(
    z.strictObject({
      label: z.string().max(24),
      page: reference('page').optional().describe('The page of the title, if it has one'),
      photo: reference('photo').optional().describe('Beside the links on wide screens'),
      links: z.array(link).min(1),
    }),
    ({ page, ...entry }) => ({ ...entry, href: page?.address, external: false }),
  ),
])

export const navigationSchema = z.strictObject({
  menu: z.array(menuEntry).min(1, 'at least 1 entry').describe('The entries of the header'),
  footer: z.strictObject({ links: z.array(link), services: z.array(link) }),
})

function outside(name: string, context: FieldContext): string {
  const href = practiceLink(name, context)
  if (!href)
    report(
      context,
      name === 'portal'
        ? noPortalMessage
        : 'practice.yaml has no sister site: write its address in links.sisterSite',
    )
  return href ?? ''
}
