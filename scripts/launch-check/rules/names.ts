import { createHash } from 'node:crypto'
import { brandIn, placeholdersIn, type PlaceholderKind } from '#reading/placeholders.ts'
import { inContent, placesOf, type Place, type Rule, type State } from '../rule.ts'

/** Who and where the practice is: what stands in for it must go. */
export const names: Rule[] = [
  {
    id: 'brand',
    severity: 'blocking',
    what: "The practice's name is a placeholder.",
    why: 'No such practice exists. Titles, structured data, mails and the drawn mark (content/brand/mark.svg) carry the name.',
    places: ofKind('brand'),
  },
  {
    id: 'brand-left',
    severity: 'blocking',
    what: 'The placeholder name is still written in some texts.',
    why: 'A name that is typed does not follow practice.yaml: write {short} or {practice}.',
    places: (state) => {
      const brand = brandOf(state)
      return brand.test(state.site.practice.shortName)
        ? []
        : placesOf(brand, state).filter(({ file }) => file !== 'content/practice.yaml')
    },
  },
  {
    id: 'mark',
    severity: 'blocking',
    what: 'The mark and the icons are still those this site came with.',
    why: "Browser tabs, home screens and shared links would carry a stranger's sign.",
    places: (state) => {
      const { practice, launch } = state.site
      return fingerprint(practice.mark) === launch.cameWith.mark && !brandOf(state).test(practice.name)
        ? [inContent('brand/mark.svg', 'the drawing')]
        : []
    },
  },
  {
    id: 'domain',
    severity: 'blocking',
    what: "The site's address is a placeholder.",
    why: 'Canonical links, the sitemap and shared links would point to a domain nobody can open, and the relay accepts forms from this address only.',
    places: ofKind('domain'),
  },
  {
    id: 'phone',
    severity: 'blocking',
    what: 'The phone number is a placeholder.',
    why: 'Numbers 555-0100 to 555-0199 are reserved for samples. Every page asks people to call.',
    places: ofKind('phone'),
  },
  {
    id: 'email',
    severity: 'blocking',
    what: 'The email address is a placeholder.',
    why: 'Messages of the forms go there unless the server is told otherwise (MAIL_TO), and pages print it.',
    places: ofKind('email'),
  },
  {
    id: 'address',
    severity: 'blocking',
    what: 'The street address is a placeholder.',
    why: 'Patients and map services would be sent to the wrong door. Check geo and the map link too.',
    places: ofKind('street'),
  },
  {
    id: 'links',
    severity: 'blocking',
    what: 'Links for booking, enrollment, financing or profiles are placeholders.',
    why: 'Buttons all over the site lead there, and these addresses do not exist.',
    places: ofKind('link'),
  },
  {
    id: 'links-in-pages',
    severity: 'blocking',
    what: 'A page links to a placeholder address.',
    why: 'Addresses that end in .example cannot be opened by anybody.',
    places: ({ files }) =>
      files
        .filter(({ file }) => file !== 'practice.yaml')
        .flatMap(({ file, text }) => exampleLinks(file, text)),
  },
]

function brandOf({ site }: State): RegExp {
  return brandIn(site.launch.cameWith.name)
}

function fingerprint(drawing: string): string {
  return createHash('sha256').update(drawing).digest('hex').slice(0, 16)
}

function ofKind(kind: PlaceholderKind) {
  return ({ site }: State): Place[] =>
    placeholdersIn(site)
      .filter((one) => one.kind === kind)
      .map(({ file, field, value }) => inContent(file, field, value))
}

function exampleLinks(file: string, text: string): Place[] {
  return text.split('\n').flatMap((line, index) => {
    const [found] = /https?:\/\/[\w.-]*\bexample\b[^\s)"']*/.exec(line) ?? []
    return found === undefined ? [] : [inContent(file, `line ${index + 1}`, found)]
  })
}
