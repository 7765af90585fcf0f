import { testBrokenCases } from './testing/broken-cases.ts'

const prices = 'prices.yaml'
const photos = 'photos/photos.yaml'
const practice = 'practice.yaml'
const mail = 'mail.yaml'
const testimonials = 'testimonials.yaml'
const search = 'search.yaml'

testBrokenCases('a broken registry stops the build', [
  {
    what: 'a negative price',
    breaks: (copy) => copy.set(prices, ['membership', 'amount'], -9900),
    file: prices,
    field: 'membership.amount',
    says: />0/,
  },
  {
    what: 'a fraction of a cent',
    breaks: (copy) => copy.set(prices, ['membership', 'amount'], 99.5),
    file: prices,
    field: 'membership.amount',
    says: /expected int/,
  },
  {
    what: 'a price in words',
    breaks: (copy) => copy.set(prices, ['membership', 'amount'], '$99'),
    file: prices,
    field: 'membership.amount',
    says: /expected number/,
  },
  {
    what: 'a price in an unknown unit',
    breaks: (copy) => copy.set(prices, ['membership', 'unit'], 'fortnight'),
    file: prices,
    field: 'membership.unit',
    says: /expected one of/,
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
  {
    what: 'a picture without alt text',
    breaks: (copy) => copy.drop(photos, ['hero', 'alt']),
    file: photos,
    field: 'hero.alt',
    says: /expected string/,
  },
  {
    what: 'an alt text that says nothing',
    breaks: (copy) => copy.set(photos, ['hero', 'alt'], 'photo'),
    file: photos,
    field: 'hero.alt',
    says: /alt text must say what is shown/,
  },
  {
    what: 'a picture without an entry',
    breaks: (copy) => copy.write('photos/extra.jpg', 'jpeg'),
    file: photos,
    field: 'photos/extra.jpg',
    says: /no entry, so no alt text/,
  },
  {
    what: 'an entry without a picture',
    breaks: (copy) => copy.remove('photos/hero.jpg'),
    file: photos,
    field: 'hero.file',
    says: /there is no picture content\/photos\/hero\.jpg/,
  },
  {
    what: 'an upright picture without an entry',
    breaks: (copy) => copy.drop(photos, ['hero', 'tall']),
    file: photos,
    field: 'photos/tall/hero.jpg',
    says: /no entry, so no alt text/,
  },
  {
    what: 'an entry without its upright picture',
    breaks: (copy) => copy.remove('photos/tall/hero.jpg'),
    file: photos,
    field: 'hero.tall',
    says: /there is no picture content\/photos\/tall\/hero\.jpg/,
  },
  {
    what: 'a subject that begins outside its picture',
    breaks: (copy) => copy.set(photos, ['hero', 'subject'], 140),
    file: photos,
    field: 'hero.subject',
    says: /Too big/,
  },
  {
    what: 'a film without its file',
    breaks: (copy) => copy.remove('films/hero.mp4'),
    file: 'films/films.yaml',
    field: 'hero.file',
    says: /there is no film/,
  },
  {
    what: 'a film with an unknown poster',
    breaks: (copy) => copy.set('films/films.yaml', ['hero', 'poster'], 'sunset'),
    file: 'films/films.yaml',
    field: 'hero.poster',
    says: /unknown photo "sunset"/,
  },
  {
    what: 'a pair with an unknown photo',
    breaks: (copy) => copy.set('before-after/pairs.yaml', ['tone', 'after'], 'sunset'),
    file: 'before-after/pairs.yaml',
    field: 'tone.after',
    says: /unknown photo "sunset"/,
  },
  {
    what: 'a phone that cannot be dialled',
    breaks: (copy) => copy.set(practice, ['phone', 'href'], '(352) 555-0142'),
    file: practice,
    field: 'phone.href',
    says: /expected a number such as/,
  },
  {
    what: 'a time zone that does not exist',
    breaks: (copy) => copy.set(practice, ['timeZone'], 'America/Leesburg'),
    file: practice,
    field: 'timeZone',
    says: /expected a time zone/,
  },
  {
    what: 'an hour that does not exist',
    breaks: (copy) => copy.set(practice, ['hours', 0, 'opens'], '25:00'),
    file: practice,
    field: 'hours[0].opens',
    says: /expected a time such as/,
  },
  {
    what: 'closing before opening',
    breaks: (copy) => {
      copy.set(practice, ['hours', 0, 'opens'], '20:00')
      copy.set(practice, ['hours', 0, 'closes'], '02:00')
    },
    file: practice,
    field: 'hours[0].closes',
    says: /after opens/,
  },
  {
    what: 'a practice without its file',
    breaks: (copy) => copy.remove(practice),
    file: practice,
    field: '',
    says: /this file is missing/,
  },
  {
    what: 'forms that go to a page instead of an origin',
    breaks: (copy) => copy.set(mail, ['origin'], 'https://api.emailjs.com/api'),
    file: mail,
    field: 'origin',
    says: /expected relay, or an origin/,
  },
  {
    what: 'forms that go out without encryption',
    breaks: (copy) => copy.set(mail, ['origin'], 'http://api.emailjs.com'),
    file: mail,
    field: 'origin',
    says: /expected relay, or an origin/,
  },
  {
    what: 'two forms with one template',
    breaks: (copy) => copy.set(mail, ['templates', 'resume'], 'contact'),
    file: mail,
    field: 'templates',
    says: /a template of its own/,
  },
  {
    what: 'a rate limit of less than nothing',
    breaks: (copy) => copy.set(mail, ['limitRate', 'throttle'], -1),
    file: mail,
    field: 'limitRate.throttle',
    says: /Too small/,
  },
  {
    what: 'four testimonials',
    breaks: (copy) => copy.drop(testimonials, [4]),
    file: testimonials,
    field: '',
    says: /exactly 5/,
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
