import { testBrokenCases } from './testing/broken-cases.ts'

const treatment = 'treatments/semaglutide.yaml'
const page = 'pages/contact.yaml'
const post = 'posts/men-and-heart-disease.md'

testBrokenCases('a broken page stops the build', [
  {
    what: 'an unknown token',
    breaks: (copy) => copy.set(treatment, ['sections', 0, 'text'], 'Call {fone}.'),
    file: treatment,
    field: 'sections[0].text',
    says: /unknown token \{fone\}/,
  },
  {
    what: 'an unknown price in a token',
    breaks: (copy) => copy.append(post, '\nIt costs {price:hearts}.\n'),
    file: post,
    field: 'body',
    says: /unknown token \{price:hearts\}/,
  },
  {
    what: 'a token where none is filled in',
    breaks: (copy) => copy.set(treatment, ['purpose'], 'A weekly injection for {price:semaglutide}.'),
    file: treatment,
    field: 'purpose',
    says: /no tokens/,
  },
  {
    what: 'a picture in a text that nobody has',
    breaks: (copy) => copy.append(post, '\n{picture:unicorn}\n'),
    file: post,
    field: 'body',
    says: /^unknown photo "unicorn"$/,
  },
  {
    what: 'a picture in the middle of a sentence',
    breaks: (copy) => copy.append(post, '\nHere {picture:hero} it is.\n'),
    file: post,
    field: 'body',
    says: /\{picture:hero\} must stand on a line of its own/,
  },
  {
    what: 'a picture in a legal text',
    breaks: (copy) => copy.append('legal/privacy-policy.md', '\n{picture:hero}\n'),
    file: 'legal/privacy-policy.md',
    field: 'body',
    says: /pictures and figures stand in posts only/,
  },
  {
    what: 'words that are only spaces',
    breaks: (copy) => copy.set(page, ['sections', 0, 'title'], '  '),
    file: page,
    field: 'sections[0].title',
    says: /this is empty/,
  },
  {
    what: 'another phone number in a text',
    breaks: (copy) => copy.set(page, ['sections', 0, 'title'], 'Call (407) 555-0199'),
    file: page,
    field: 'sections[0].title',
    says: /not the practice's number: write \{phone\}/,
  },
])
