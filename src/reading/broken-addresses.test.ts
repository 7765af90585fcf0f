import { testBrokenCases } from './testing/broken-cases.ts'

const treatment = 'treatments/semaglutide.yaml'

testBrokenCases(
  {
    'redirects.yaml': [
      ['/semaglutide', '/tirzepatide', /a page stands there/],
      ['/Semaglutide', '/tirzepatide', /a page stands there/],
      ['/old', '/nowhere', /dead link: there is no page at \/nowhere/],
      ['old', '/prices', /must start with \//],
    ],
    'navigation.yaml': [
      ['menu', [], /^at least 1 entry$/],
      ['menu[1].links[0]', { page: '/nowhere' }, /unknown page "\/nowhere"/, 'menu[1].links[0].page'],
    ],
    'services.yaml': [['[0].link', '/nowhere', /unknown page "\/nowhere"/]],
    'search.yaml': [
      ['asked./moon', ['moon'], /no page at this address/],
      ['asked./prices', ['How Much'], /lower-case/, 'asked./prices[0]'],
      ['suggested[0]', '/moon', /unknown page/],
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
      ['chat', { id: '1' }, /unknown key/],
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
      ['parking.asks', undefined, /this is missing/],
      ['parking.answer', 'Yes.', /at least 10 characters/],
      ['parking.asked', 'Twice, by phone.', /unknown key/],
    ],
    'launch.yaml': [
      ['proofs.rating', undefined, /this is missing/],
      ['proofs.rating', '', /at least 2 characters/],
      ['legalReview.financing', { by: 'A lawyer' }, /this is missing/, 'legalReview.financing.on'],
      ['founder.portrait', 'nobody', /unknown photo "nobody"/],
      ['proofs.flight', 'A feather.', /unknown key/],
    ],
  },
  [
    {
      what: 'two files with one address',
      breaks: (copy) => copy.write('treatments/contact.yaml', copy.read(treatment)),
      file: 'pages/contact.yaml',
      field: 'file name',
      says: /duplicate address \/contact: treatments\/contact\.yaml/,
    },
    {
      what: 'two addresses that differ only in case',
      breaks: (copy) => copy.write('treatments/bpc-157.yaml', copy.read('treatments/BPC-157.yaml')),
      file: 'treatments/bpc-157.yaml',
      field: 'file name',
      says: /duplicate address/,
    },
    {
      what: 'a file name that makes no address',
      breaks: (copy) => copy.write('treatments/new page.yaml', copy.read(treatment)),
      file: 'treatments/new page.yaml',
      field: 'file name',
      says: /letters, digits and hyphens/,
    },
    {
      what: 'a page in a file of the wrong kind',
      breaks: (copy) => copy.write('treatments/botox.yml', copy.read(treatment)),
      file: 'treatments/botox.yml',
      field: 'file name',
      says: /must be a name that ends in \.yaml/,
    },
    {
      what: 'two pages with one title',
      breaks: (copy) => {
        const title = 'One title for two different pages'
        copy.set('treatments/contrave.yaml', ['head', 'title'], title)
        copy.set('treatments/duo.yaml', ['head', 'title'], title)
      },
      file: 'treatments/duo.yaml',
      field: 'head.title',
      says: /treatments\/contrave\.yaml has the same title/,
    },
    {
      what: 'two pages with one description',
      breaks: (copy) => {
        const description = 'One description for two different pages. '.repeat(2).trim()
        copy.set('treatments/contrave.yaml', ['head', 'description'], description)
        copy.set('pages/contact.yaml', ['head', 'description'], description)
      },
      file: 'pages/contact.yaml',
      field: 'head.description',
      says: /treatments\/contrave\.yaml has the same description/,
    },
    {
      what: 'a menu entry with two faults',
      breaks: (copy) => {
        copy.set('navigation.yaml', ['menu', 1, 'links', 0], { page: '/nowhere' })
        copy.set('navigation.yaml', ['menu', 1, 'label'], 'A label much too long for the header')
      },
      file: 'navigation.yaml',
      field: 'menu[1].label',
      says: /at most 24 characters/,
    },
    {
      what: 'a sister site in the menu that practice.yaml does not name',
      breaks: (copy) => copy.drop('practice.yaml', ['links', 'sisterSite']),
      file: 'navigation.yaml',
      field: 'menu[0]',
      says: /names no sister site/,
    },
    {
      what: 'a page that the site itself leads to, deleted',
      breaks: (copy) => copy.remove('pages/thanks/resume.yaml'),
      file: 'pages/thanks/resume.yaml',
      field: '',
      says: /the site needs this page/,
    },
  ],
)
