import { testBrokenCases } from './testing/broken-cases.ts'
import type { ContentCopy } from './testing/content-copy.ts'

const treatment = 'treatments/semaglutide.yaml'
/** One file more, with what another one says. */
const twin = (file: string, of: string) => (copy: ContentCopy) => copy.write(file, copy.read(of))

testBrokenCases({
  'redirects.yaml': [
    ['/semaglutide', '/contrave', /duplicate address: a page has it/],
    ['/Semaglutide', '/contrave', /duplicate address: a page has it/],
    ['/old', '/nowhere', /dead link: there is no page at \/nowhere/],
    ['old', '/prices', /must start with \//],
  ],
  'navigation.yaml': [
    ['menu', [], /^at least 1 entry$/],
    ['menu[1].links[0]', { page: '/nowhere' }, /unknown page "\/nowhere"/, 'menu[1].links[0].page'],
    ['menu[1].label', 'A label much too long for the header', /at most 24 characters/],
    [
      'menu[0]',
      (copy: ContentCopy) => copy.drop('practice.yaml', 'links.sisterSite'),
      /practice.yaml has no sister site/,
    ],
  ],
  'services.yaml': [['[0].link', '/nowhere', /unknown page "\/nowhere"/]],
  'search.yaml': [
    ['asked./moon', ['moon'], /no page at this address/],
    ['asked./prices', ['How Much'], /lower-case/, 'asked./prices[0]'],
    ['suggested[0]', '/moon', /unknown page "\/moon"/],
  ],
  'integrations.yaml': [
    ['analytics.measurementId', 'UA-12345-1', /G-AB12CD34EF/],
    ['analytics.consent', 'implied', /ask.*granted/],
    ['financing.scriptUrl', 'http://files.example/widget.js', /https:/],
    ['financing.slug', 'https://pay.example/heron', /letters, digits/],
    ['financing.primaryColor', 'green', /#00c37d/],
    ['video.host', 'https://films.example/embed', /without a path/],
    ['video.banner', 'always', /must be press or frame/],
    ['video.privacy.press', 'The film comes from {somewhere}, not from us.', /\{host\}/],
    ['chat', { id: '1' }, /unknown field/],
  ],
  'mail.yaml': [
    ['origin', 'https://api.emailjs.com/api', /must be relay, or an origin/],
    ['origin', 'http://api.emailjs.com', /must be relay, or an origin/],
    ['templates', { contact: 'one', newsletter: 'two', resume: 'one' }, /a template of its own/],
    ['serviceId', '', /letters, digits/],
    ['blockList.list', 'nobody@example.com', /array|list/],
    ['limitRate.throttle', -1, /must be 0 or more/],
  ],
  'answers.yaml': [
    ['parking.asks', undefined, /field is missing/],
    ['parking.answer', 'Yes.', /at least 10 characters/],
    ['parking.asked', 'Twice, by phone.', /unknown field/],
  ],
  'launch.yaml': [
    ['proofs.rating', undefined, /field is missing/],
    ['proofs.rating', '', /at least 2 characters/],
    ['legalReview.financing', { by: 'A lawyer' }, /field is missing/, 'legalReview.financing.on'],
    ['founder.portrait', 'nobody', /unknown photo "nobody"/],
    ['proofs.flight', 'A feather.', /unknown field/],
  ],
  'pages/contact.yaml': [
    [
      'file name',
      twin('treatments/contact.yaml', treatment),
      /duplicate address \/contact: rename this file or treatments\//,
    ],
  ],
  'treatments/bpc-157.yaml': [
    ['file name', twin('treatments/bpc-157.yaml', 'treatments/BPC-157.yaml'), /duplicate address/],
  ],
  'treatments/new page.yaml': [
    ['file name', twin('treatments/new page.yaml', treatment), /letters, digits and hyphens/],
  ],
  'treatments/botox.yml': [
    ['file name', twin('treatments/botox.yml', treatment), /file name must end in \.yaml/],
  ],
  'pages/thanks/resume.yaml': [
    ['', (copy: ContentCopy) => copy.remove('pages/thanks/resume.yaml'), /the site needs this page/],
  ],
})
