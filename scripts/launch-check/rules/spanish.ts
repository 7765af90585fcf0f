import { changedSince, reviewsOf } from '../reviews.ts'
import { inContent, type Rule, type State } from '../rule.ts'

/** What a second language still waits for. */
export const spanish: Rule[] = [
  {
    id: 'spanish-reviewer',
    severity: 'blocking',
    what: 'No clinician has signed for these pages in Spanish.',
    why: 'A review of the English text says nothing of its translation. Write "reviewed" with by, on and next into the Spanish file.',
    places: ({ site }) => {
      const reviews = site.spanish ? reviewsOf(site.spanish) : []
      return [
        ...reviews
          .filter(({ by, on }) => by === null || on === null)
          .map(({ file }) => inContent(file, 'reviewed.by')),
        ...changedSince(reviews).map(({ file, updated }) => inContent(file, 'updated', updated)),
      ]
    },
  },
  {
    id: 'spanish-translator',
    severity: 'blocking',
    what: 'No translator has read these pages.',
    why: 'A warning that is said wrongly harms as much as one that is missing. Write name and day into "translator".',
    places: (state) =>
      spanishPages(state).flatMap(({ file, translator, updated }) => {
        const { by = null, on = null } = translator ?? {}
        if (by === null || on === null) return [inContent(file, 'translator')]
        return updated !== undefined && on < updated ? [inContent(file, 'translator.on', on)] : []
      }),
  },
  {
    id: 'spanish-behind',
    severity: 'advice',
    what: 'These Spanish pages follow an earlier English text.',
    why: 'Each says so itself. Write anew what changed, then: npm run translate -- mark NAME, or the button in the editor.',
    places: (state) =>
      spanishPages(state).flatMap(({ file, behind }) =>
        behind.length > 0 ? [inContent(file, 'follows', behind.join('; '))] : [],
      ),
  },
  {
    id: 'spanish-unused',
    severity: 'advice',
    what: 'These sentences have a Spanish pair, but English says them no more.',
    why: 'What English says instead is shown in English on Spanish pages. Write the pair anew, or take it out.',
    places: ({ spanishLists }) =>
      spanishLists.flatMap(({ file, unused }) => unused.map((text) => inContent(file, 'en', text))),
  },
]

function spanishPages({ site: { spanish } }: State) {
  return spanish ? [...spanish.treatments, ...spanish.pages, ...spanish.posts, ...spanish.legal] : []
}
