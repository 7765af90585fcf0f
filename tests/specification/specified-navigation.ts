/** The menu, entry by entry, in this order; others may stand between them. Null is an entry without a page of its own. */
export const menu: readonly { label: string; page: string | null; links: readonly string[] }[] = [
  {
    label: 'Weight Loss',
    page: '/weight-loss',
    links: [
      '/semaglutide',
      '/contrave',
      '/calocurb',
      '/retatrutide',
      '/low-dose-naltrexone',
      '/sermorelin',
      '/phentermine',
    ],
  },
  {
    label: 'Hormone Therapy',
    page: '/hormone-replacement-therapy',
    links: ['/peri-menopause', '/estrogen', '/progesterone', '/testosterone'],
  },
  {
    label: 'Peptide Therapy',
    page: '/peptide-therapy',
    links: [
      '/sermorelin',
      '/CJC-1295-Ipamorelin',
      '/BPC-157',
      '/pt-141-bremelonotide',
      '/aod-9604',
      '/tesamorelin',
    ],
  },
  {
    label: 'Sexual Wellness',
    page: null,
    links: ['/sexual-wellness-treatments', '/sexual-wellness-for-her', '/sexual-wellness-for-him', '/duo'],
  },
  {
    label: 'Primary Care',
    page: '/primary-care',
    links: [
      '/womens-health',
      '/mens-health',
      '/telemedicine',
      '/hair-restoration',
      '/mental-health',
      '/mental-wellness',
    ],
  },
  {
    label: 'Aesthetics',
    page: null,
    links: ['/vampire-facial', '/skin-pen', '/toskani', '/neurotoxin', '/dermal-filler', '/alma-femi-lift'],
  },
  { label: 'Vitamin Therapy', page: null, links: ['/vitamin-injections', '/vitamin-infusions'] },
  {
    label: 'About Us',
    page: null,
    links: ['/meet-us', '/our-practice', '/careers', '/contact', '/blog', '/payment-plans', 'enrollment'],
  },
]

export const footer = {
  /** In this order; others may stand between them. */
  links: ['/', '/meet-us', '/blog', '/contact', '/privacy-policy', '/terms-and-conditions'],
  services: [
    '/weight-loss',
    '/hormone-replacement-therapy',
    '/peptide-therapy',
    '/sexual-wellness-treatments',
    '/primary-care',
    '/skin-pen',
  ],
}
