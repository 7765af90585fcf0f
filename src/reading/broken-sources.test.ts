import { testBrokenCases } from './testing/broken-cases.ts'

const treatment = 'treatments/semaglutide.yaml'
const post = 'posts/men-and-heart-disease.md'

testBrokenCases('a broken page stops the build', [
  {
    what: 'an article without sources',
    breaks: (copy) => copy.set(post, ['sources'], []),
    file: post,
    field: 'sources',
    says: /at least 1 entry/,
  },
  {
    what: 'a source that sells what it speaks of',
    breaks: (copy) => copy.set(treatment, ['sources', 0, 'url'], 'https://wholesale.calocurb.com/science'),
    file: treatment,
    field: 'sources[0].url',
    says: /a seller is no source/,
  },
  {
    what: "a source of an article on a law firm's pages",
    breaks: (copy) => copy.set(post, ['sources', 1, 'url'], 'https://www.smithlawfirm.com/hearts'),
    file: post,
    field: 'sources[1].url',
    says: /a law firm is no source/,
  },
  {
    what: 'a source without its publisher',
    breaks: (copy) => copy.drop(treatment, ['sources', 0, 'publisher']),
    file: treatment,
    field: 'sources[0].publisher',
    says: /this is missing/,
  },
  {
    what: 'a source without its year',
    breaks: (copy) => copy.drop(post, ['sources', 0, 'year']),
    file: post,
    field: 'sources[0].year',
    says: /this is missing/,
  },
  {
    what: 'a source without its kind',
    breaks: (copy) => copy.drop(treatment, ['sources', 0, 'kind']),
    file: treatment,
    field: 'sources[0].kind',
    says: /must be .* or /,
  },
])
