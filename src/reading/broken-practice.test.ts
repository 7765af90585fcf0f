import { testBrokenCases } from './testing/broken-cases.ts'

const practice = 'practice.yaml'

testBrokenCases('a broken registry stops the build', [
  {
    what: 'a phone that cannot be dialled',
    breaks: (copy) => copy.set(practice, ['phone', 'href'], '(352) 555-0142'),
    file: practice,
    field: 'phone.href',
    says: /must be a number such as/,
  },
  {
    what: 'a time zone that does not exist',
    breaks: (copy) => copy.set(practice, ['timeZone'], 'America/Nowhere'),
    file: practice,
    field: 'timeZone',
    says: /must be a time zone/,
  },
  {
    what: 'an hour that does not exist',
    breaks: (copy) => copy.set(practice, ['hours', 0, 'opens'], '25:00'),
    file: practice,
    field: 'hours[0].opens',
    says: /must be a time such as/,
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
    what: 'a phone number that is read otherwise than it is dialled',
    breaks: (copy) => copy.set(practice, ['phone', 'display'], '(352) 555-0143'),
    file: practice,
    field: 'phone.display',
    says: /people read \(352\) 555-0143, but phones dial \+13525550142/,
  },
  {
    what: 'a day both open and closed',
    breaks: (copy) => copy.set(practice, ['closed'], ['saturday', 'sunday']),
    file: practice,
    field: 'closed',
    says: /saturday is both open and closed/,
  },
  {
    what: 'a day neither open nor closed',
    breaks: (copy) => copy.set(practice, ['closed'], []),
    file: practice,
    field: 'hours',
    says: /sunday is neither open nor closed/,
  },
  {
    what: 'a network we have no icon for',
    breaks: (copy) => copy.set(practice, ['social', 0, 'network'], 'myspace'),
    file: practice,
    field: 'social[0].network',
    says: /^must be linkedin, instagram, .* or yelp$/,
  },
])
