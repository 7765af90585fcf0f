import { inContent, placesOf, unlessGiven, type Place, type Rule, type State } from '../rule.ts'

type Proof = keyof State['site']['launch']['proofs']

/** Claims of the practice that somebody may ask proof of, and sentences that admit a gap. */
export const claims: Rule[] = [
  {
    id: 'care-needs',
    severity: 'blocking',
    what: 'Pages say which part of everyday care membership meets (80-90%).',
    why: 'Advertising claims need proof before they are made. Keep the count that shows it, or take the figure out.',
    places: (state) => unproven('care-needs', placesOf(/\b80\s?[-–]\s?90\s?%/, state), state),
  },
  {
    id: 'shock-wave-results',
    severity: 'blocking',
    what: 'A page says how long shock-wave results lasted in your patients.',
    why: 'Published studies are weaker. Keep the follow-up data that show it, or take the sentence out.',
    places: (state) =>
      unproven('shock-wave-results', placesOf(/\bat least (?:2|two) years\b/i, state), state),
  },
  {
    id: 'claims',
    severity: 'blocking',
    what: 'The practice makes claims that nothing proves.',
    why: 'Note where the proof is kept (proof), or withdraw the claim (published: false).',
    places: ({ site }) =>
      [...site.claims]
        .filter(([id, { published, proof }]) => published && !proof && !(id in provenInLaunch))
        .map(([id, { text }]) => inContent('claims.yaml', id, text)),
  },
  {
    id: 'rating',
    severity: 'blocking',
    what: 'Stars and a number of reviews are published without proof.',
    why: 'The FTC acts on ratings that cannot be traced to real reviews. Note where the reviews stand, or set publish to false and take the figures off the home page.',
    places: (state) => {
      const { rating } = state.site.practice
      const published = rating.publish
        ? [inContent('practice.yaml', 'rating', `${rating.value} from ${rating.count} reviews`)]
        : []
      return unproven(
        'rating',
        [...published, ...placesOf(/\baverage rating\b|\breviews behind\b/i, state)],
        state,
      )
    },
  },
  {
    id: 'lender-terms',
    severity: 'blocking',
    what: 'Pages offer "interest free" months.',
    why: "Health-care cards often defer interest rather than waive it. Only the lender's own terms may be advertised; keep them on file.",
    places: (state) => unproven('lender-terms', placesOf(interestFree, state), state),
  },
  {
    id: 'interest-free-alone',
    severity: 'blocking',
    what: 'A page says "interest free" without the condition.',
    why: 'The same page must say: no interest if paid in full in time, otherwise interest from the purchase date.',
    places: (state) => {
      const conditions = new Set(placesOf(/\bpaid in full\b/i, state).map(({ file }) => file))
      return placesOf(interestFree, state).filter(({ file }) => !conditions.has(file))
    },
  },
  {
    id: 'gaps-said',
    severity: 'advice',
    what: 'Pages say that something is still to come.',
    why: 'Honest, but better filled in: give what is missing and remove the line, or take the section out.',
    places: ({ site }) =>
      [...site.treatments, ...site.pages].flatMap(({ file, sections }) =>
        sections.flatMap((section, index) =>
          saysGap(section) ? [inContent(file, `sections[${index}].fallbackMessage`)] : [],
        ),
      ),
  },
]

/** Claims whose proof has a place of its own in launch.yaml. */
const provenInLaunch = { coverage: 'care-needs', 'two-years': 'shock-wave-results' }

const interestFree = /\binterest[- ]free\b/i

type Section = State['site']['pages'][number]['sections'][number]

/** A list of awards keeps its message for the day it is empty. */
function saysGap(section: Section): boolean {
  if (section.block === 'awards') return section.awards.length === 0
  return section.block === 'text' && section.fallbackMessage !== undefined
}

/** The claim's places, and where its proof is to be noted; nothing once it is noted. */
function unproven(proof: Proof, claimed: Place[], { site }: State): Place[] {
  const missing = unlessGiven(`proofs.${proof}`, site.launch.proofs[proof])
  return claimed.length > 0 && missing.length > 0 ? [...missing, ...claimed] : []
}
