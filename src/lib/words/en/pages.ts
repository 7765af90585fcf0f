/** As chips and breadcrumbs show the families of pages. */
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
  notOffered: 'Explained here, not offered',
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
  goHome: 'Go to the home page',
  beginHere: 'Or begin here',
  ourServices: 'Our Services',
}

/** How the privacy policy calls what other companies do for the site. */
export const companies = {
  mail: 'Email',
  films: 'Films from the video site',
  financing: 'Financing',
  analytics: 'Analytics',
}
