import { testBrokenCases } from './testing/broken-cases.ts'

const file = 'integrations.yaml'

testBrokenCases('integrations that cannot work stop the build', [
  {
    what: 'a measurement id of another kind',
    breaks: (copy) => copy.set(file, ['analytics', 'measurementId'], 'UA-12345-1'),
    file,
    field: 'analytics.measurementId',
    says: /G-AB12CD34EF/,
  },
  {
    what: 'a kind of consent nobody knows',
    breaks: (copy) => copy.set(file, ['analytics', 'consent'], 'implied'),
    file,
    field: 'analytics.consent',
    says: /ask.*granted/,
  },
  {
    what: 'a script over plain http',
    breaks: (copy) => copy.set(file, ['financing', 'scriptUrl'], 'http://files.example/widget.js'),
    file,
    field: 'financing.scriptUrl',
    says: /https:/,
  },
  {
    what: 'a slug that is an address',
    breaks: (copy) => copy.set(file, ['financing', 'slug'], 'https://pay.example/heron'),
    file,
    field: 'financing.slug',
    says: /letters, digits/,
  },
  {
    what: 'a color by name',
    breaks: (copy) => copy.set(file, ['financing', 'primaryColor'], 'green'),
    file,
    field: 'financing.primaryColor',
    says: /#00c37d/,
  },
  {
    what: 'a player with a path',
    breaks: (copy) => copy.set(file, ['video', 'host'], 'https://films.example/embed'),
    file,
    field: 'video.host',
    says: /without a path/,
  },
  {
    what: 'a token that the privacy words cannot fill',
    breaks: (copy) => copy.set(file, ['video', 'privacy'], 'The film comes from {somewhere}, not from us.'),
    file,
    field: 'video.privacy',
    says: /\{host\}/,
  },
  {
    what: 'a service nobody knows',
    breaks: (copy) => copy.set(file, ['chat'], { id: '1' }),
    file,
    field: 'chat',
    says: /unknown key/,
  },
])
