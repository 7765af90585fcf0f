export const frame = {
  skip: 'Skip to the content',
  newTab: ' (opens in a new tab)',
  mapNewTab: ' (map, opens in a new tab)',
  home: (name: string) => `${name}, home`,
  main: 'Main',
  menu: 'Menu',
  close: 'Close',
  appointment: 'Request an Appointment',
  callNumber: (number: string) => `Call ${number}`,
  overview: (section: string) => `${section}: overview`,
  pages: ', its pages',
  openNow: 'Open now',
  closedNow: 'Closed now',
  /** The name of the bar at the bottom of a phone, for screen readers. */
  quickActions: 'Call or book',
  call: 'Call',
  book: 'Book',
  bookVisit: 'Book a visit',
  links: 'Links',
  services: 'Services',
  hours: 'Hours',
  rights: 'All rights reserved.',
  contactTitle: 'Talk with us',
  contactLead: {
    'weight-loss': 'Tell us what you’ve tried.',
    hormones: 'Tell us what has changed.',
    peptides: 'Ask what a peptide can’t do, too.',
    'sexual-wellness': 'You can say it plainly here.',
    'primary-care': 'No worry is too small.',
    aesthetics: 'Tell us what you’d change.',
    vitamins: 'Tired? Tell us since when.',
    practice: 'We’d like to hear from you.',
  },
  next: 'A real person reads your message and answers by phone or email.',
  drawnMap: (place: string, near: string) => `Drawn map: ${place}, near ${near}, not to scale`,
  notToScale: 'Drawn, not to scale.',
  streetMap: 'Open the street map',
  printed: (day: string) => `· printed ${day}`,
  breadcrumb: 'Breadcrumb',
  homeName: 'Home',
  blogName: 'Blog',
  plainText: 'This page as plain text',
  blogFeed: (name: string) => `${name}: blog`,
  llmsTxt: {
    spoken: 'English and Spanish are spoken with patients.',
    general:
      'Pages give general information, not medical advice. Prices and regulatory status change; each page says when its text last changed.',
  },
}

export const preview = {
  title: 'Preview',
  line: 'Preview: names, quotes, rating and pictures are samples',
  until: 'until the practice supplies its own.',
  list: 'See the list',
  samples: {
    names: 'The name of the practice, its address, phone, email and links',
    quotes: 'The quotes from patients, each marked Sample quote',
    rating: 'The rating and the number of reviews',
    pictures: 'Pictures of the place, and the before and after pairs, each marked Illustration',
  },
}

export const consent = {
  title: 'Privacy choices',
  ask: 'May we count this visit? It helps us see which pages are read. An outside service does the counting and sets cookies. What you type into a form is never part of it.',
  how: 'How it works',
  no: 'No, do not count',
  yes: 'Yes, you may count',
  refused: 'Your browser asks websites not to track you. We take that as a no: this visit is not counted.',
  soFar: { yes: ' Your answer so far: yes.', no: ' Your answer so far: no.' },
}

/** The link to the other language, in that language. */
export const otherLanguage = {
  language: 'es',
  name: 'Español',
  offer: 'Esta página también está en español.',
  read: 'Leer en español',
}

/** For pages without a current translation. English pages never link to such. */
export const translation = {
  badge: '',
  label: '',
  notice: 'Esta página está solo en inglés.',
  link: 'Ir a la página más cercana en español',
}

export const search = {
  title: 'Search',
  site: 'Search the site',
  example: 'Treatment, price or question',
  close: 'Close the search',
  often: 'Often looked for',
  page: 'A page',
  nothing: {
    try: 'Try another word, ',
    start: 'start from your own words',
    look: ', look through ',
    every: 'every page',
    or: ' or ',
    prices: 'all prices',
    call: ', or call ',
  },
  notLoaded: 'The search could not be loaded. Press “Search” for the list of all pages.',
  busy: 'Many people are searching just now. Please load this page again in {seconds} seconds.',
  didYouMean: 'Did you mean:',
  none: 'Nothing found for “{words}”.',
  one: '1 page found',
  several: '{count} pages found',
}

export const families = {
  'weight-loss': 'Weight loss',
  hormones: 'Hormone therapy',
  peptides: 'Peptide therapy',
  'sexual-wellness': 'Sexual wellness',
  'primary-care': 'Primary care',
  aesthetics: 'Aesthetics',
  vitamins: 'Vitamin therapy',
  practice: 'The practice',
}

export const pages = {
  questions: 'Questions people ask',
  questionsShort: 'Questions',
  related: 'Related',
  relatedTreatments: 'Related treatments',
  articles: 'Articles',
  allArticles: 'All articles',
  published: 'Published',
  updated: 'Updated',
  effective: 'Effective',
  pricesAsOf: 'Prices as of',
  everyPage: 'Every page, by section',
  notFound: 'Page not found',
  missing: 'This page does not exist',
  missingPost: '404 - Blog Post Not Found',
  missingPurpose:
    'The address may be mistyped, or the page may have moved. Search for it here, or begin with one of the pages below.',
  beginHere: 'Or begin here',
  ourServices: 'Our Services',
}

export const companies = {
  mail: 'Email',
  films: 'Videos from the video site',
  financing: 'Financing',
  analytics: 'Analytics',
}
