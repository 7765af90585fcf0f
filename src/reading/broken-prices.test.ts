import { testBrokenCases } from './testing/broken-cases.ts'

const prices = 'prices.yaml'

testBrokenCases('a broken registry stops the build', [
  {
    what: 'a negative price',
    breaks: (copy) => copy.set(prices, ['membership', 'amount'], -9900),
    file: prices,
    field: 'membership.amount',
    says: /must be more than 0/,
  },
  {
    what: 'a fraction of a cent',
    breaks: (copy) => copy.set(prices, ['membership', 'amount'], 99.5),
    file: prices,
    field: 'membership.amount',
    says: /whole number/,
  },
  {
    what: 'a price in words',
    breaks: (copy) => copy.set(prices, ['membership', 'amount'], '$99'),
    file: prices,
    field: 'membership.amount',
    says: /must be a number/,
  },
  {
    what: 'a price in an unknown unit',
    breaks: (copy) => copy.set(prices, ['membership', 'unit'], 'fortnight'),
    file: prices,
    field: 'membership.unit',
    says: /must be .* or /,
  },
  {
    what: 'a price that no page shows',
    breaks: (copy) =>
      copy.set(prices, ['aspirin'], {
        name: 'Aspirin',
        amount: 100,
        unit: 'once',
        page: '/prices',
        group: 'injections',
      }),
    file: prices,
    field: 'aspirin',
    says: /no page shows this price/,
  },
  {
    what: 'a price explained on a page that does not exist',
    breaks: (copy) => copy.set(prices, ['membership', 'page'], '/join'),
    file: prices,
    field: 'membership.page',
    says: /there is no page at \/join/,
  },
])
