import type { Statement } from './passages.ts'

/** Every price that was agreed: it stands on its own page and on /prices. */
export const prices: readonly { page: string; says: Statement }[] = [
  { page: '/primary-care', says: ['Membership', '$99 per month'] },

  { page: '/semaglutide', says: ['Semaglutide', '$100/week', 'for all doses'] },
  { page: '/tirzepatide', says: ['Tirzepatide', '$150/week', '2.5 and 5 mg'] },
  { page: '/tirzepatide', says: ['Tirzepatide', '$200/week', '7.5 and 10 mg'] },
  { page: '/contrave', says: ['Contrave', '$150 per 30 days'] },
  { page: '/calocurb', says: ['Calocurb', '$89 per 30 days'] },
  { page: '/retatrutide', says: ['Retatrutide', '$150/week', 'Not yet commercially available'] },
  { page: '/low-dose-naltrexone', says: ['Low-dose naltrexone', '$30/month', 'with a GLP-1 plan'] },
  { page: '/low-dose-naltrexone', says: ['Low-dose naltrexone', '$250', 'alone'] },
  { page: '/sermorelin', says: ['Sermorelin', '$299/month'] },
  { page: '/phentermine', says: ['Phentermine', '$30/month', 'with a GLP-1 plan'] },
  { page: '/phentermine', says: ['Phentermine', '$250', 'alone'] },

  { page: '/mens-health', says: ['Shock-wave treatment', '$2,500 for six treatments'] },

  { page: '/vitamin-injections', says: ['Vitamin D', '$50'] },
  { page: '/vitamin-injections', says: ['Vitamin B12', '$20'] },
  { page: '/vitamin-injections', says: ['Glutathione', '$50'] },
  { page: '/vitamin-injections', says: ['NAD+ single injection', '$50'] },
  { page: '/vitamin-injections', says: ['NAD+ vial for home use', '$300'] },

  { page: '/vitamin-infusions', says: ['Bounce Back', '$160'] },
  { page: '/vitamin-infusions', says: ['Jet Lag', '$195'] },
  { page: '/vitamin-infusions', says: ['Feel Better', '$160'] },
  { page: '/vitamin-infusions', says: ['Energizer', '$185'] },
  { page: '/vitamin-infusions', says: ["Myer's Cocktail", '$195'] },
  { page: '/vitamin-infusions', says: ['NAD+ Drip', '$375'] },
  { page: '/vitamin-infusions', says: ['Iron', '$375'] },
  { page: '/vitamin-infusions', says: ['Inner Beauty', '$185'] },
  { page: '/vitamin-infusions', says: ['Be Lean', '$185'] },

  { page: '/skin-pen', says: ['SkinPen', '$299 per session'] },
  { page: '/neurotoxin', says: ['Daxxify', '$9 per unit'] },
  { page: '/neurotoxin', says: ['Botox', '$13 per unit'] },
  { page: '/neurotoxin', says: ['Xeomin', '$10 per unit'] },
  { page: '/neurotoxin', says: ['Jeuveau', '$10 per unit'] },
  { page: '/neurotoxin', says: ['Dysport', '$8 per unit'] },
]

const hours: Statement[] = [['Monday to Saturday: open 24 hours'], ['Sunday: closed']]
const membership: Statement = ['about 80-90%', 'needs']
const financing: Statement = ['6 months interest free', 'prequalify with no credit impact']
const smsRules: Statement[] = [
  ['Message frequency varies', 'up to 4 messages per month unless otherwise specified'],
  ['Message and data rates may apply'],
  ['Reply STOP to opt out'],
  ['Reply HELP for help'],
  ['appointment reminders, marketing and general two-way communication'],
  ['owner or an authorized user of the phone number'],
  ['at least 18 years old'],
  ['Mobile opt-in data is not shared with third parties for marketing'],
]

/** Durations, amounts, limits and rules of the practice, on the pages where a visitor looks for them. */
export const facts: Record<string, readonly Statement[]> = {
  '/': [...hours, membership, financing, ['$99 per month']],
  '/primary-care': [membership],
  '/prices': [membership, ['500 cc', '1000 cc', 'by phone']],
  '/payment-plans': [financing],
  '/contact': [
    ...hours,
    [
      'you agree to receive text messages',
      'appointment reminders, marketing and two-way messages',
      'Message frequency varies',
      'Message and data rates may apply',
      'Reply HELP',
      'Reply STOP to opt out',
    ],
  ],
  '/terms-and-conditions': smsRules,
  '/privacy-policy': smsRules,
  '/low-dose-naltrexone': [['The typical dose is 1.5 to 4.5 mg']],
  '/phentermine': [['generally up to 12 weeks']],
  '/duo': [['It takes under 15 minutes']],
  '/mens-health': [
    ['One treatment takes about 15 minutes'],
    ['The practice reports', 'at least 2 years', 'Published studies do not confirm that for most men'],
  ],
  '/vitamin-injections': [
    ['Vitamin D', 'Once or twice a month', '$50'],
    ['Vitamin B12', 'Weekly or monthly', '$20'],
    ['Glutathione', 'Weekly or as needed', '$50'],
    ['NAD+', 'A single injection, or a vial for home use', '$50', '$300'],
  ],
  '/vitamin-infusions': [
    ['Each drip lasts 45 minutes'],
    ...prices
      .filter(({ page }) => page === '/vitamin-infusions')
      .map((price) => [...price.says, '45 minutes']),
    ['IV therapy takes about 45-60 minutes'],
    ['500 cc and 1000 cc', 'Call', 'the price for each size'],
  ],
  '/skin-pen': [['3-4 sessions are recommended'], ['A session lasts about 30 minutes']],
  '/vampire-facial': [['A session takes 30 to 60 minutes']],
  '/dermal-filler': [
    ...prices.filter(({ page }) => page === '/neurotoxin').map((price) => price.says),
    ['They are not filler prices', 'Filler is priced by syringe'],
  ],
}
