import { testBrokenCases } from './testing/broken-cases.ts'

const mail = 'mail.yaml'

testBrokenCases('a broken registry stops the build', [
  {
    what: 'forms that go to a page instead of an origin',
    breaks: (copy) => copy.set(mail, ['origin'], 'https://api.emailjs.com/api'),
    file: mail,
    field: 'origin',
    says: /must be relay, or an origin/,
  },
  {
    what: 'forms that go out without encryption',
    breaks: (copy) => copy.set(mail, ['origin'], 'http://api.emailjs.com'),
    file: mail,
    field: 'origin',
    says: /must be relay, or an origin/,
  },
  {
    what: 'two forms with one template',
    breaks: (copy) => copy.set(mail, ['templates', 'resume'], 'contact'),
    file: mail,
    field: 'templates',
    says: /a template of its own/,
  },
  {
    what: 'a mail service without its id',
    breaks: (copy) => copy.set(mail, ['serviceId'], ''),
    file: mail,
    field: 'serviceId',
    says: /letters, digits/,
  },
  {
    what: 'a blocklist that is no list',
    breaks: (copy) => copy.set(mail, ['blockList', 'list'], 'nobody@example.com'),
    file: mail,
    field: 'blockList.list',
    says: /array|list/,
  },
  {
    what: 'a rate limit of less than nothing',
    breaks: (copy) => copy.set(mail, ['limitRate', 'throttle'], -1),
    file: mail,
    field: 'limitRate.throttle',
    says: /must be 0 or more/,
  },
])
