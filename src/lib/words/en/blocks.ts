const sourceKinds = {
  label: 'Label',
  trial: 'Trial',
  study: 'Study',
  review: 'Review of studies',
  guideline: 'Guideline',
  law: 'Law or rule',
  notice: 'Official notice',
  statistics: 'Statistics',
}

export const blocks = {
  illustration: 'Illustration',
  wall: {
    now: (time: string, city: string, scene: string) => `It's ${time} in ${city}, and ${scene}.`,
    other: (light: string, city: string, scene: string) => `${light} in ${city}: ${scene}.`,
    closed: "We're closed right now.",
    noon: 'noon',
    timeSlider: (city: string) => `The light of another hour in ${city}`,
    lights: {
      dawn: { name: 'Dawn', scene: 'the first cup is poured' },
      morning: { name: 'Morning', scene: 'somebody has time to listen' },
      noon: { name: 'Noon', scene: 'the sun is high and nobody is rushed' },
      gold: { name: 'Late afternoon', scene: 'the talk goes on' },
      evening: { name: 'Dusk', scene: 'the lamp is on' },
      night: { name: 'Night', scene: 'somebody still reads your messages' },
      closed: {
        name: 'A day off',
        scene: "the blind is down. Leave a message, and we'll answer on the next open day",
      },
    },
  },
  watchFilm: 'Watch the video',
  viewLarger: 'View larger',
  contents: 'On this page',
  readMore: 'Read More',
  moreArticles: 'More articles',
  nextArticle: 'Next article',
  previousArticle: 'Previous article',
  goodToKnow: 'Good to know',
  quoted: (words: string) => `“${words}”`,
  minutes: (count: number) => `${count} minutes`,
  /** In a sentence: 'Jet Lag drip', 'NAD+ Drip'. */
  dripNamed: (title: string) => (/\bdrip\b/i.test(title) ? title : `${title} drip`),
}

export const glance = {
  title: 'At a glance',
  what: 'What it is',
  suits: 'Who it’s for',
  visits: 'Visits',
  status: 'FDA status',
  start: 'How to start',
}

export const injections = { frequency: 'How often it’s offered', status: 'Status' }

export const safety = {
  first: 'What matters most',
  common: 'Common',
  serious: 'Serious',
  reported: 'Reported',
  avoid: 'Do not use it if',
}

export const review = {
  title: 'Review and sources',
  changed: 'Last updated',
  afterReview: ', after that review',
  sources: (count: number) => `Sources (${count})`,
  sourceKinds,
  by: (name: string, day: string) => `Medically reviewed by ${name} on ${day}.`,
  due: (day: string) => `Next review due ${day}.`,
}

export const beforeAfter = {
  before: 'Before',
  after: 'After',
  divider: 'Divider between before and after',
  larger: (side: string) => `${side}, larger`,
  shown: '{before}% before, {after}% after',
}

export const films = {
  pause: 'Pause video',
  play: 'Play video',
  playTitle: (title: string) => `Play: ${title}`,
  silent: 'The video does not load here.',
}

export const quotes = {
  stars: (count: number) => `${count} out of 5 stars`,
  sample: 'Sample quote',
  pause: 'Pause the quotes',
  play: 'Play the quotes',
  show: 'Show quote {number}',
}

export const financing = {
  calculator: 'Payment plan calculator',
  silent: 'The lender’s calculator does not load here. The button above leads to the same offer.',
}

export const priceTable = {
  price: 'Price',
  treatment: 'Treatment',
  narrow: 'Narrow the list',
  example: 'Botox, drip, week…',
  print: 'Print the list',
  lists: 'Lists of prices',
  one: '1 price',
  none: 'No price has these words.',
  ask: 'Try a shorter word, or ask us: ',
  all: 'Show all prices',
  several: '{count} prices',
}

/** Announcements, special hours, specials, providers and forms to print. */
export const providers = {
  sample: 'Sample biography',
  founder: 'Founder',
  expect: 'What you can expect of me',
  license: 'License',
  training: 'Trained at',
  years: 'Years in practice',
  licenseAndTraining: 'License and training',
  toCome: 'listed here once confirmed',
  speaks: 'Speaks',
}

export const datedEntries = {
  announcements: 'Announcements',
  until: (day: string) => `Until ${day}`,
  days: (first: string, last: string) => `${first} to ${last}`,
}

export const figures = {
  /** 'in 100' */
  in: (of: string) => `in ${of}`,
  placebo: (figure: string) => `placebo ${figure}`,
  scale: (whole: number) => `Bars: 0 to ${whole}%`,
  withPlacebo: 'With placebo',
  units: { percent: '%', pounds: ' lb', inches: ' in', months: ' months' } as Record<string, string>,
  upTo: (value: string, to: string) => `${value} to ${to}`,
  start: 'start',
  startOfTable: 'Start',
  /** The names of time steps by the units of evidence.yaml. */
  times: { weeks: 'week', months: 'month' },
  missed: 'Last payment missed',
  paid: 'Paid in time',
  inTable: 'The numbers in a table',
  name: 'Name',
  figure: 'Figure',
  notCounted: 'not counted',
  people: (of: string, inOneYear: boolean) =>
    `Of ${of} people in each group${inOneYear ? ', in one year' : ''}.`,
  fullBar: (end: number) => `A full bar stands for ${end}.`,
  noDifference: 'no difference',
  more: (count: number) => `${count} more`,
  fewer: (count: number) => `${count} fewer`,
  chance: (difference: string) => `${difference}, which may be chance`,
  compare: 'Compare',
  with: 'with',
  pickTwo: 'Pick any two to see side by side.',
  printForVisit: 'Print it for the visit',
  compared: 'What is compared',
  studied: 'Who was studied.',
}

export const checks = {
  noAnswerYet: 'Your answer appears here.',
  private: 'Counted on this page only: nothing is stored or sent. It isn’t a diagnosis.',
  feet: 'Feet',
  inches: 'Inches',
  pounds: 'Pounds',
  tick: 'Check what is true for you',
  weight: {
    condition: 'I have high blood pressure, high cholesterol, sleep apnea, type 2 diabetes or heart disease',
    pregnant: 'I’m pregnant, trying for a baby or breastfeeding',
    thyroid: 'I or a blood relative had medullary thyroid cancer, or I have MEN 2',
    eatingDisorder: 'I have or had an eating disorder',
    under18: 'I’m under 18',
    urgent: 'I have severe belly pain, chest pain or trouble breathing now, or think about ending my life',
  },
  bmi: 'Your BMI is',
  rule: 'The weight at which the labels’ rule begins',
  height: 'Height',
  withCondition: (bmi: number) => `BMI ${bmi}, with a condition tied to weight`,
  alone: (bmi: number) => `BMI ${bmi}`,
  feetAndInches: (feet: number, inches: number) => `${feet} ft ${inches} in`,
  inPounds: (pounds: number) => `${pounds} lb`,
  mood: 'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
  /** The PHQ-2's own wording: its scores hold for no other. */
  moodQuestions: ['Little interest or pleasure in doing things', 'Feeling down, depressed, or hopeless'],
  /** Each answer scores its index. */
  moodAnswers: ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'],
  unsafe: 'I’ve thought of ending my life or of hurting myself',
  points: 'points of 6.',
  pointsOfEach: 'Points for each of the two questions',
  howOften: 'How often',
  pointsHead: 'Points',
  and: ' and ',
  together: (limit: number) => `, both together ${limit} or more`,
  worthAVisit: 'worth a visit',
  thoughts: 'Thoughts of ending your life, whatever the points',
  crisis: 'call or text 988',
}

/** {x} is filled in by the browser. */
export const costs = {
  people: 'People who join',
  months: 'Months',
  sum: 'Your total',
  what: 'What',
  cost: 'Cost',
  together: 'Together',
  totalAnnouncement: 'Together {sum}',
  nothingStored:
    'Your choices are in the address of this page and nowhere else: nothing is stored or sent. Keep or share the address to see the same total again.',
  copy: 'Copy the link',
  copied: 'Copied',
  print: 'Print the total',
  how: 'How it is counted',
  isRecurring: 'What runs on, for a month and a year',
  month: 'Month or 4 weeks',
  year: 'A year',
  howManyMonths: ': how many months?',
  forMonth: '{price} for 1 month',
  forMonths: '{price} for {months} months',
}
