import { testBrokenCases } from './testing/broken-cases.ts'

const treatment = 'treatments/semaglutide.yaml'
const redirects = 'redirects.yaml'
const navigation = 'navigation.yaml'

testBrokenCases('a broken address stops the build', [
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
    what: 'a redirect away from a page',
    breaks: (copy) => copy.set(redirects, ['/semaglutide'], '/tirzepatide'),
    file: redirects,
    field: '/semaglutide',
    says: /a page stands there/,
  },
  {
    what: 'a redirect away from a page, in other letters',
    breaks: (copy) => copy.set(redirects, ['/Semaglutide'], '/tirzepatide'),
    file: redirects,
    field: '/Semaglutide',
    says: /a page stands there/,
  },
  {
    what: 'a redirect to nowhere',
    breaks: (copy) => copy.set(redirects, ['/old'], '/nowhere'),
    file: redirects,
    field: '/old',
    says: /dead link: there is no page at \/nowhere/,
  },
  {
    what: 'a redirect that is no address',
    breaks: (copy) => copy.set(redirects, ['old'], '/prices'),
    file: redirects,
    field: 'old',
    says: /must start with \//,
  },
  {
    what: 'a menu that names an unknown page',
    breaks: (copy) => copy.set(navigation, ['menu', 1, 'links', 0], { page: '/nowhere' }),
    file: navigation,
    field: 'menu[1].links[0].page',
    says: /unknown page "\/nowhere"/,
  },
  {
    what: 'a menu entry with two faults',
    breaks: (copy) => {
      copy.set(navigation, ['menu', 1, 'links', 0], { page: '/nowhere' })
      copy.set(navigation, ['menu', 1, 'label'], 'A label much too long for the header')
    },
    file: navigation,
    field: 'menu[1].label',
    says: /at most 24 characters/,
  },
  {
    what: 'a menu without entries',
    breaks: (copy) => copy.set(navigation, ['menu'], []),
    file: navigation,
    field: 'menu',
    says: /^at least 1 entry$/,
  },
  {
    what: 'a sister site in the menu that practice.yaml does not name',
    breaks: (copy) => copy.drop('practice.yaml', ['links', 'sisterSite']),
    file: navigation,
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
  {
    what: 'a service card that leads nowhere',
    breaks: (copy) => copy.set('services.yaml', [0, 'link'], '/nowhere'),
    file: 'services.yaml',
    field: '[0].link',
    says: /unknown page "\/nowhere"/,
  },
])
