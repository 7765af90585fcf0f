import { hoursFaults } from '../said-hours.ts'
import { otherPlaces } from '../said-places.ts'
import { inContent, placesOf, type Place, type Rule, type State } from '../rule.ts'

/** What the pages say of the practice, against what its own files say. */
export const facts: Rule[] = [
  {
    id: 'hours-said',
    severity: 'blocking',
    what: 'Pages say other hours than practice.yaml.',
    why: 'The header, the footer and search engines follow practice.yaml; a sentence does not. Somebody will stand before a locked door.',
    places: ({ site, texts }) =>
      texts
        .filter(({ file }) => file !== 'practice.yaml')
        .flatMap(({ file, field, text }) =>
          hoursFaults(text, site.practice).map((found) => inContent(file, field, found)),
        ),
  },
  {
    id: 'rating-shown',
    severity: 'blocking',
    what: 'A page shows another rating than practice.yaml.',
    why: 'Stars and the number of reviews are stored once; search engines are told those.',
    places: ({ site }) => {
      const { value, count } = site.practice.rating
      return figuresOf(site).flatMap(({ file, field, figure }) => {
        const stored = /\brating out of\b|\baverage rating\b/i.test(figure.label)
          ? value
          : /\breviews?\b/i.test(figure.label)
            ? count
            : figure.value
        return figure.value === stored ? [] : [inContent(file, field, `${figure.value}, stored: ${stored}`)]
      })
    },
  },
  {
    id: 'days-counted',
    severity: 'blocking',
    what: 'A page counts other opening days than practice.yaml.',
    why: 'The figure was right for other hours.',
    places: ({ site }) => {
      const open = new Set(site.practice.hours.flatMap(({ days }) => days)).size
      return figuresOf(site)
        .filter(({ figure }) => /\bdays? a week\b/i.test(figure.label) && figure.value !== open)
        .map(({ file, field, figure }) => inContent(file, field, `${figure.value}, open: ${open}`))
    },
  },
  {
    id: 'samples-said',
    severity: 'blocking',
    what: 'Real quotes stand under words that call them samples.',
    why: 'It would disown what your patients said and signed for.',
    places: (state) =>
      state.site.testimonials.every(({ sample }) => !sample)
        ? testimonialsSections(state).flatMap(({ file, field }) =>
            placesOf(/\bsamples?\b/i, state).filter(
              (place) => place.file === `content/${file}` && place.field.startsWith(field),
            ),
          )
        : [],
  },
  {
    id: 'mail-said',
    severity: 'blocking',
    what: 'A page says another way of the mail than mail.yaml.',
    why: 'The privacy policy must say who carries what visitors send. {companies} says it as it is set up.',
    places: (state) => {
      const elsewhere = state.site.mail.origin === '' ? /\bEmailJS\b/i : /\bour own (?:mail )?relay\b/i
      return placesOf(elsewhere, state).filter(
        ({ file }) => !/^content\/(?:mail|integrations)\.yaml$/.test(file),
      )
    },
  },
  {
    id: 'place-said',
    severity: 'blocking',
    what: 'Pages name another state, or its law, than the address of the practice.',
    why: 'Licences, prescribing and membership agreements follow the law of the state one practises in.',
    places: ({ site, texts }) =>
      otherPlaces(
        texts.filter(({ file, field }) => file !== 'evidence.yaml' && !isSource(field)),
        site.practice.address.region,
      ).map(({ file, field, name }) => inContent(file, field, name)),
  },
  {
    id: 'price-promise',
    severity: 'blocking',
    what: 'Pages promise that the price is known beforehand, and treatments on offer show none.',
    why: 'Give the price, or say in glance.priceText when and how it is told.',
    places: (state) => {
      const promised = placesOf(/\bno hidden (?:bills|fees|costs)\b|\bprice before\b/i, state).length > 0
      return promised
        ? state.site.treatments
            .filter(
              ({ educationOnly, glance }) =>
                !educationOnly && glance.prices.length === 0 && !glance.priceText,
            )
            .map(({ file }) => inContent(file, 'glance.prices'))
        : []
    },
  },
]

/** Numbers that a page shows large, with their place. */
function figuresOf({ pages, treatments }: State['site']) {
  return [...pages, ...treatments].flatMap(({ file, sections }) =>
    sections.flatMap((section, index) =>
      section.block === 'figures'
        ? section.figures.map((figure, number) => ({
            file,
            field: `sections[${index}].figures[${number}].value`,
            figure,
          }))
        : [],
    ),
  )
}

function testimonialsSections({ site }: State): Place[] {
  return site.pages.flatMap(({ file, sections }) =>
    sections.flatMap(({ block }, index) =>
      block === 'testimonials' ? [{ file, field: `sections[${index}].` }] : [],
    ),
  )
}

/** The work of somebody else keeps the name it has. */
function isSource(field: string): boolean {
  return field.startsWith('sources')
}
