import type { Statement } from './passages.ts'

/** Words the specification quotes or names, by page. Words of one line must stand in one passage. */
export const texts: Record<string, readonly Statement[]> = {
  '/': [
    ['Our Services'],
    ['Your Wellness, Our Passion'],
    ['unlimited access to the provider', 'No hidden bills'],
    ['Individuals, families and local businesses'],
  ],
  '/primary-care': [
    ['Same-day or next-day appointments'],
    ['24/7 text access to the nurse practitioner'],
    ['Basic labs'],
    ['Longer visits'],
    ['Care coordination'],
    ['Discounts on sexual wellness, weight loss and aesthetic procedures'],
    ['no insurance billing and no copays', 'No long-term contract is required'],
    ['Telemedicine is part of membership'],
    ['Is DPC right for you'],
  ],
  '/vampire-facial': [['Platelet-rich plasma'], ['perks'], ['Benefits'], ['Why choose']],
  '/hair-restoration': [['Why choose us']],
  '/skin-pen': [['Benefits'], ['Facts']],
  '/toskani': [['Benefits'], ['Facts']],
  '/our-practice': [
    ['Our approach'],
    ['Our mission'],
    ['Our vision'],
    ['Core values'],
    ['Community involvement'],
    ['Awards'],
    ['Mentorship'],
  ],
  '/meet-us': [['A note from our founder'], ['Your provider']],
  '/contact': [['Contact Us'], ['consultation']],
  '/mental-health': [['benefits']],
  '/mental-wellness': [['Welcome', 'direct primary care']],
  '/careers': [['publicly shareable']],
  '/alma-femi-lift': [['facial resurfacing']],
  '/dermal-filler': [['neurotoxins'], ['Filler is priced by syringe']],
  '/retatrutide': [['We do not prescribe or sell it']],
  '/privacy-policy': [['Effective August 9, 2025']],
  '/terms-and-conditions': [['Effective August 9, 2025']],
}

/** Where a button must lead: 'booking' is the outside page in a new tab, anything else an address here. */
export const buttons: readonly { page: string; label: string; to: string }[] = [
  { page: '/', label: 'Request an Appointment', to: '/contact' },
  { page: '/', label: 'Meet the Team', to: '/meet-us' },
  { page: '/', label: 'Apply for financing', to: 'booking' },
  { page: '/meet-us', label: 'Schedule a Consultation', to: '/contact' },
  { page: '/primary-care', label: 'Schedule an Appointment', to: '/contact' },
  { page: '/vitamin-infusions', label: 'Book Now', to: '/contact' },
  { page: '/vampire-facial', label: 'Book Now', to: '/contact' },
  { page: '/mental-health', label: 'Book Now', to: '/contact' },
  { page: '/hair-restoration', label: 'Book Now', to: '/contact' },
  { page: '/our-practice', label: 'Book a Consultation', to: 'booking' },
  { page: '/dermal-filler', label: 'More about dermal filler', to: '/dermal-filler' },
]

/** Where the main button of a page leads when its words are left to us. */
export const mainButtons: Record<string, string> = {
  '/skin-pen': 'booking',
  '/toskani': 'booking',
  '/womens-health': 'booking',
  '/neurotoxin': '/contact',
  '/dermal-filler': '/contact',
  '/alma-femi-lift': '/contact',
  '/mens-health': '/contact',
  '/telemedicine': '/contact',
}

/** Cards of one section, by their titles; the order is ours. */
export const cards: readonly { page: string; what: string; titles: readonly string[] }[] = [
  {
    page: '/vitamin-injections',
    what: 'four injections',
    titles: ['Vitamin D', 'Vitamin B12', 'Glutathione', 'NAD+'],
  },
  {
    page: '/vitamin-infusions',
    what: 'nine drips',
    titles: [
      'Bounce Back',
      'Jet Lag',
      'Feel Better',
      'Energizer',
      "Myer's Cocktail",
      'NAD+ Drip',
      'Iron',
      'Inner Beauty',
      'Be Lean',
    ],
  },
  {
    page: '/womens-health',
    what: 'five treatment options',
    titles: [
      'Pellet therapy',
      'Estradiol creams, troches or pills',
      'Compounded testosterone cream',
      'Oral or topical progesterone',
      'Subcutaneous testosterone injections',
    ],
  },
  {
    page: '/hair-restoration',
    what: 'five solutions',
    titles: [
      'Platelet-rich plasma',
      'Steroid scalp injections',
      'Exosome therapy',
      'Peptide blend',
      'Red light cap',
    ],
  },
  {
    page: '/mens-health',
    what: 'five reasons',
    titles: [
      'No drugs and no needles',
      'About 15 minutes',
      'No anesthesia',
      'Few side effects in studies',
      'Priced up front',
    ],
  },
  {
    page: '/our-practice',
    what: 'approach, mission and vision',
    titles: ['Our approach', 'Our mission', 'Our vision'],
  },
]

export const serviceCards: Record<string, string> = {
  'Weight Loss': '/semaglutide',
  'Hormone Replacement Therapy': '/hormone-replacement-therapy',
  'Peptide Therapy': '/peptide-therapy',
  'Sexual Wellness': '/sexual-wellness-treatments',
  'Primary Care': '/primary-care',
  Aesthetics: '/skin-pen',
}

export const posts = [
  '/blog/men-and-heart-disease',
  '/blog/women-and-heart-disease',
  '/blog/why-men-avoid-the-doctor',
  '/blog/peptide-therapy',
  '/blog/women-and-testosterone-therapy',
  '/blog/does-the-labia-really-matter',
]

/** Pages that must hold something, by a selector that only this thing answers to. */
export const holds: Record<string, readonly string[]> = {
  '[data-film], [data-video]': ['/', '/meet-us', '/hair-restoration', '/mental-wellness'],
  '[data-before-after]': [
    '/skin-pen',
    '/toskani',
    '/neurotoxin',
    '/dermal-filler',
    '/alma-femi-lift',
    '/womens-health',
  ],
  'form[data-form=contact]': ['/', '/contact', '/semaglutide', '/blog/peptide-therapy'],
  'form[data-form=newsletter]': ['/'],
  'form[data-form=resume]': ['/careers'],
}
