import { testBrokenCases, type BrokenCase } from './testing/broken-cases.ts'

const treatment = 'treatments/semaglutide.yaml'
const post = 'posts/men-and-heart-disease.md'
const money = /money written in prose/

const sums = [
  'It costs $100.',
  'It costs $ 100.',
  'Pay 1,250 dollars.',
  'Pay USD 50.',
  'About fifty dollars.',
]

testBrokenCases('forbidden words stop the build', [
  ...sums.map((sentence): BrokenCase => ({
    what: `money in prose: ${sentence}`,
    breaks: (copy) => copy.set(treatment, ['sections', 0, 'text'], sentence),
    file: treatment,
    field: 'sections[0].text',
    says: money,
  })),
  {
    what: 'money in the text for search engines',
    breaks: (copy) =>
      copy.set(treatment, ['head', 'description'], `${'Semaglutide explained. '.repeat(4)}From $99.`),
    file: treatment,
    field: 'head.description',
    says: money,
  },
  {
    what: 'money in the body of an article',
    breaks: (copy) => copy.append(post, '\nThe scan costs 90 dollars.\n'),
    file: post,
    field: 'body',
    says: money,
  },
  {
    what: 'a banned phrase on a page',
    breaks: (copy) =>
      copy.set(treatment, ['sections', 0, 'list'], ['It is weekly.', 'It will **melt** fat.']),
    file: treatment,
    field: 'sections[0].list[1]',
    says: /"melt" in "It will melt fat\."/,
  },
  {
    what: 'a banned phrase in an article, broken over two lines',
    breaks: (copy) => copy.append(post, '\nOur clinic is state of\nthe art.\n'),
    file: post,
    field: 'body',
    says: /"state of the art"/,
  },
  {
    what: 'a banned phrase in an alt text',
    breaks: (copy) => copy.set('photos/photos.yaml', ['hero', 'alt'], 'A vial of natural Ozempic on a stone'),
    file: 'photos/photos.yaml',
    field: 'hero.alt',
    says: /natural Ozempic/,
  },
  {
    what: 'a banned phrase in a drip',
    breaks: (copy) => copy.set('drips.yaml', [0, 'description'], 'A hangover cure in 45 minutes.'),
    file: 'drips.yaml',
    field: '[0].description',
    says: /hangover cure/,
  },
])
