import { testBrokenCases } from './testing/broken-cases.ts'
import type { ContentCopy } from './testing/content-copy.ts'

const treatment = 'treatments/semaglutide.yaml'
/** Adds a file with the content of another. */
const copied = (file: string, of: string) => (copy: ContentCopy) => copy.write(file, copy.read(of))

testBrokenCases({
  'redirects.yaml': [
    ['/semaglutide', '/contrave', /duplicate address: a page has it/],
    ['/Semaglutide', '/contrave', /duplicate address: a page has it/],
    ['/old', '/nowhere', /dead link: there is no page at \/nowhere/],
    ['old', '/prices', /must start with \//],
  ],
  'navigation.yaml': [
    ['menu[1].links[0]', { page: '/nowhere' }, /unknown page "\/nowhere"/, 'menu[1].links[0].page'],
    ['menu[1].label', 'A label much too long for the header', /at most 24 characters/],
    ['menu[0]', (copy: ContentCopy) => copy.drop('practice.yaml', 'links.sisterSite'), /no sister site/],
  ],
  'search.yaml': [
    ['asked./moon', ['moon'], /no page at this address/],
    ['asked./prices', ['How Much'], /lower-case/, 'asked./prices[0]'],
  ],
  'integrations.yaml': [
    ['analytics.measurementId', 'UA-12345-1', /G-AB12CD34EF/],
    ['financing.scriptUrl', 'http://files.example/widget.js', /https:/],
    ['financing.slug', 'https://pay.example/heron', /letters, digits/],
    ['financing.primaryColor', 'green', /#00c37d/],
    ['video.host', 'https://films.example/embed', /without a path/],
    ['video.privacy.press', 'The film comes from {somewhere}, not from us.', /\{host\}/],
  ],
  'mail.yaml': [
    ['origin', 'http://api.emailjs.com', /must be relay, or an origin/],
    ['templates', { contact: 'one', newsletter: 'two', resume: 'one' }, /a template of its own/],
    ['blockList.list', 'nobody@example.com', /array|list/],
    ['limitRate.throttle', -1, /must be 0 or more/],
  ],
  'answers.yaml': [['parking.answer', 'Yes.', /at least 10 characters/]],
  'launch.yaml': [
    ['legalReview.financing', { by: 'A lawyer' }, /field is missing/, 'legalReview.financing.on'],
  ],
  'pages/contact.yaml': [
    ['file name', copied('treatments/contact.yaml', treatment), /duplicate address \/contact: rename this/],
  ],
  'treatments/bpc-157.yaml': [
    ['file name', copied('treatments/bpc-157.yaml', 'treatments/BPC-157.yaml'), /duplicate address/],
  ],
  'treatments/new page.yaml': [
    ['file name', copied('treatments/new page.yaml', treatment), /letters, digits and hyphens/],
  ],
  'treatments/botox.yml': [
    ['file name', copied('treatments/botox.yml', treatment), /file name must end in \.yaml/],
  ],
  'pages/thanks/resume.yaml': [
    ['', (copy: ContentCopy) => copy.remove('pages/thanks/resume.yaml'), /the site needs this page/],
  ],
})
