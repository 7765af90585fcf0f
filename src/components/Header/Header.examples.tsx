import { longTitle, times, practice } from '#workbench/fixtures.ts'
import type { MenuEntry } from './Header.Menu.tsx'
import type { HeaderProps } from './Header.tsx'

const care: MenuEntry = {
  label: 'Primary Care',
  href: '/primary-care',
  external: false,
  links: [
    { label: 'Telemedicine', href: '/telemedicine', external: false },
    { label: longTitle, href: '/house-calls', external: false },
  ],
}
const menu: MenuEntry[] = [
  { label: 'Sister site', href: practice.links.sisterSite!.url, external: true, links: [] },
  care,
  { label: 'Wellness', external: false, links: [{ label: 'Duo', href: '/duo', external: false }] },
  { label: 'Contact', href: '/contact', external: false, links: [] },
]

/** One header a page: its menu is known by its id, so the workbench shows one, with every kind of entry in it. */
export const examples = {
  'every-kind-of-entry': {
    practice,
    current: '/telemedicine',
    menu: [
      ...menu,
      ...times(4, (number) => ({
        label: `Entry ${number}`,
        href: `/entry-${number}`,
        external: false,
        links: [],
      })),
    ],
  },
} satisfies Record<string, HeaderProps>
