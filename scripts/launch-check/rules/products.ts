import { inContent, placesOf, type Rule, type State } from '../rule.ts'

/** What is sold, what may not be, and under which names. */
export const products: Rule[] = [
  {
    id: 'not-for-sale',
    severity: 'blocking',
    what: 'A price is shown for something that may not be sold.',
    why: 'An investigational drug may not be offered (FDA: it cannot even be compounded). Withdraw it (published: false in prices.yaml), or have counsel agree to the note beside it (legalReview.not-for-sale).',
    places: ({ site }) =>
      site.launch.legalReview['not-for-sale']
        ? []
        : site.prices
            .filter(({ offered }) => !offered)
            .map(({ id, name }) => inContent('prices.yaml', id, name)),
  },
  {
    id: 'education-price',
    severity: 'blocking',
    what: 'A page that is for education only shows a price on offer.',
    why: 'Explaining and selling exclude each other here: take the price off the page, or mark it offered: false.',
    places: ({ site }) =>
      site.treatments
        .filter(({ educationOnly, glance }) => educationOnly && glance.prices.some(({ offered }) => offered))
        .map(({ file }) => inContent(file, 'glance.prices')),
  },
  {
    id: 'status-fresh',
    severity: 'advice',
    what: 'Pages for education only were not reviewed in the last three months.',
    why: 'FDA decisions on these substances are open. Read their status on the day of launch.',
    places: ({ site, today }) =>
      site.treatments
        .filter(({ educationOnly, reviewed: { on } }) => educationOnly && !isFresh(on, today))
        .map(({ file, reviewed }) => inContent(file, 'reviewed.on', reviewed.on ?? 'never')),
  },
  {
    id: 'clearances',
    severity: 'blocking',
    what: "The FDA file of a device, or a product's US label, is not on record.",
    why: 'A page may say of a device only what its own clearance says. Note the number and the named use, then compare the page.',
    places: ({ site }) =>
      devices
        .filter(({ key, address }) => site.launch.clearances[key] === null && site.previews.has(address))
        .map(({ key, address }) => inContent('launch.yaml', `clearances.${key}`, `page ${address}`)),
  },
  {
    id: 'femilift-name',
    severity: 'blocking',
    what: 'A facial treatment carries the name FemiLift.',
    why: 'Alma sells a vaginal laser under this name, and the FDA warned of such uses in 2018. Answer the question in launch.yaml; if it is the face, name the page after the machine.',
    places: (state) => {
      const titles = (phrase: RegExp) =>
        placesOf(phrase, state).filter(({ field }) => /^(?:name|head\.title|banner\.title)$/.test(field))
      const named = titles(/\bfemilift\b/i)
      const facial = titles(/\bfac(?:e|ial)\b/i).some(({ file }) => named.some((one) => one.file === file))
      return facial || state.site.launch.questions.femilift.answer === null ? named : []
    },
  },
]

type Device = keyof State['site']['launch']['clearances']

const devices: { key: Device; address: string }[] = [
  { key: 'duo', address: '/duo' },
  { key: 'co2-laser', address: '/alma-femi-lift' },
  { key: 'toskani', address: '/toskani' },
]

function isFresh(on: string | null, today: string): boolean {
  return on !== null && Date.parse(today) - Date.parse(on) <= 92 * 86_400_000
}
