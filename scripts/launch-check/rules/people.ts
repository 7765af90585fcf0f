import { changedSince, reviewsOf } from '../reviews.ts'
import { inContent, unlessGiven, type Place, type Rule, type State } from '../rule.ts'

/** Who leads the practice, and who stands for what the pages say. */
export const people: Rule[] = [
  {
    id: 'founder-name',
    severity: 'blocking',
    what: "The founder's name is missing.",
    why: "Patients must be able to look up the license of whoever treats them. Name it in launch.yaml and in the founder's own words on the page.",
    places: ({ site, texts }) => givenAndShown('name', site, texts),
  },
  {
    id: 'founder-credentials',
    severity: 'blocking',
    what: "The founder's credentials are missing.",
    why: 'A biography names degrees, the certifying board and the license, or says nothing.',
    places: ({ site, texts }) => givenAndShown('credentials', site, texts),
  },
  {
    id: 'founder-portrait',
    severity: 'blocking',
    what: "A stand-in takes the place of the founder's portrait.",
    why: "A stock picture beside a founder's letter makes visitors take it for the person.",
    places: ({ site }) => {
      const { portrait } = site.launch.founder
      if (portrait === null) return unlessGiven('founder.portrait', portrait)
      return founderSections(site).flatMap(({ file, field, photo }) =>
        photo.id === portrait ? [] : [inContent(file, `${field}.photo`, photo.id)],
      )
    },
  },
  {
    id: 'drawn-places',
    severity: 'advice',
    what: 'These places are drawn, not photographed.',
    why: 'Their caption says so. Replace them with photographs of your own rooms, and drop "drawn" from the entry.',
    places: ({ site }) =>
      [...site.photos.values()].flatMap(({ id, drawn }) =>
        drawn ? [inContent('photos/photos.yaml', `${id}.drawn`)] : [],
      ),
  },
  {
    id: 'reviewer',
    severity: 'blocking',
    what: 'No clinician has signed for these pages.',
    why: 'Each medical page says who reviewed it and when. Until then it says that the review is pending.',
    places: ({ site }) =>
      reviewsOf(site)
        .filter(({ by, on }) => by === null || on === null)
        .map(({ file, by }) => inContent(file, by === null ? 'reviewed.by' : 'reviewed.on')),
  },
  {
    id: 'review-overdue',
    severity: 'blocking',
    what: 'The review of these pages is overdue.',
    why: 'Drug labels, clearances and rules change; the page itself says when it was due.',
    places: ({ site, today }) =>
      reviewsOf(site)
        .filter(({ next }) => next < today)
        .map(({ file, next }) => inContent(file, 'reviewed.next', next)),
  },
  {
    id: 'review-outdated',
    severity: 'blocking',
    what: 'These pages changed after somebody signed for them.',
    why: 'What was reviewed is not what is published. Have the change read, and set reviewed.on.',
    places: ({ site }) =>
      changedSince(reviewsOf(site)).map(({ file, updated }) => inContent(file, 'updated', updated)),
  },
  {
    id: 'review-interval',
    severity: 'advice',
    what: 'The next review of a drug page is more than six months after the last.',
    why: 'Drug, peptide and compounding pages age fast; three months is better.',
    places: ({ site }) =>
      site.treatments
        .filter(
          ({ kind, reviewed: { on, next } }) =>
            fastAging.has(kind) && on !== null && daysBetween(on, next) > 186,
        )
        .map(({ file, reviewed }) => inContent(file, 'reviewed.next', reviewed.next)),
  },
]

const fastAging = new Set<string>(['drug', 'substance', 'supplement'])

/** Given in launch.yaml, and said on every page with the founder's letter. */
function givenAndShown(key: 'name' | 'credentials', site: State['site'], texts: State['texts']): Place[] {
  const value = site.launch.founder[key]
  if (value === null) return unlessGiven(`founder.${key}`, value)
  const shown = (page: string) => texts.some(({ file, text }) => file === page && text.includes(value))
  return founderSections(site).flatMap(({ file, field }) =>
    shown(file) ? [] : [inContent(file, `${field}.text`)],
  )
}

function founderSections({ pages }: State['site']) {
  return pages.flatMap(({ file, sections }) =>
    sections.flatMap((section, index) =>
      section.block === 'founder' ? [{ file, field: `sections[${index}]`, photo: section.photo }] : [],
    ),
  )
}

function daysBetween(one: string, other: string): number {
  return (Date.parse(other) - Date.parse(one)) / 86_400_000
}
