import { testBrokenCases } from './testing/broken-cases.ts'

const testimonials = 'testimonials.yaml'
const search = 'search.yaml'

testBrokenCases('a broken registry stops the build', [
  {
    what: 'no testimonials',
    breaks: (copy) => copy.write(testimonials, '[]\n'),
    file: testimonials,
    field: '',
    says: /^at least 1 quote$/,
  },
  {
    what: 'a real testimonial without consent',
    breaks: (copy) => copy.set(testimonials, [2, 'sample'], false),
    file: testimonials,
    field: '[2]',
    says: /needs source, date and consentOnFile/,
  },
  {
    what: 'search words for a page that does not exist',
    breaks: (copy) => copy.set(search, ['asked', '/moon'], ['moon']),
    file: search,
    field: 'asked./moon',
    says: /no page at this address/,
  },
  {
    what: 'search words in capitals',
    breaks: (copy) => copy.set(search, ['asked', '/prices'], ['How Much']),
    file: search,
    field: 'asked./prices[0]',
    says: /lower-case/,
  },
  {
    what: 'a suggested page that does not exist',
    breaks: (copy) => copy.set(search, ['suggested', 0], '/moon'),
    file: search,
    field: 'suggested[0]',
    says: /unknown page/,
  },
])
