import { testBrokenCases } from './testing/broken-cases.ts'

const treatment = 'treatments/semaglutide.yaml'
const post = 'posts/men-and-heart-disease.md'

testBrokenCases('a broken page stops the build', [
  {
    what: 'a treatment whose sections lead nowhere',
    breaks: (copy) => copy.drop('treatments/calocurb.yaml', ['sections', 4, 'button']),
    file: 'treatments/calocurb.yaml',
    field: 'sections',
    says: /needs a button/,
  },
  {
    what: 'an unknown price',
    breaks: (copy) => copy.set(treatment, ['glance', 'prices'], ['semaglutid']),
    file: treatment,
    field: 'glance.prices[0]',
    says: /unknown price "semaglutid"/,
  },
  {
    what: 'an unknown photo',
    breaks: (copy) => copy.set(treatment, ['photo'], 'sunset'),
    file: treatment,
    field: 'photo',
    says: /unknown photo "sunset"/,
  },
  {
    what: 'an unknown film',
    breaks: (copy) => copy.set(treatment, ['banner'], { film: 'sunset' }),
    file: treatment,
    field: 'banner.film',
    says: /unknown film "sunset"/,
  },
  {
    what: 'an unknown before/after pair',
    breaks: (copy) =>
      copy.set(treatment, ['sections', 0], { block: 'before-after', title: 'Pair', pair: 'sunset' }),
    file: treatment,
    field: 'sections[0].pair',
    says: /unknown before\/after pair "sunset"/,
  },
  {
    what: 'an unknown notice',
    breaks: (copy) => copy.set(treatment, ['notices'], ['weight', 'wait']),
    file: treatment,
    field: 'notices[1]',
    says: /unknown notice "wait"/,
  },
  {
    what: 'an unknown related page',
    breaks: (copy) => copy.set(treatment, ['related'], ['/tirzepatide', '/ozempic']),
    file: treatment,
    field: 'related[1]',
    says: /unknown page "\/ozempic"/,
  },
  {
    what: 'a dead link in Markdown',
    breaks: (copy) => copy.set(treatment, ['sections', 0, 'text'], 'See [the pen](/pens).'),
    file: treatment,
    field: 'sections[0].text',
    says: /dead link: there is no page at \/pens/,
  },
  {
    what: 'a link in the wrong case',
    breaks: (copy) => copy.set(treatment, ['sections', 0, 'text'], 'See [BPC-157](/bpc-157).'),
    file: treatment,
    field: 'sections[0].text',
    says: /dead link: there is no page at \/bpc-157/,
  },
  {
    what: 'a dead link in the body of an article',
    breaks: (copy) => copy.append(post, '\nSee [the heart](/hearts).\n'),
    file: post,
    field: 'body',
    says: /dead link: there is no page at \/hearts/,
  },
  {
    what: 'a dead link in a button',
    breaks: (copy) => copy.set(treatment, ['button', 'to'], '/bookings'),
    file: treatment,
    field: 'button.to',
    says: /dead link: there is no page at \/bookings/,
  },
  {
    what: 'a button that leads to no known place',
    breaks: (copy) => copy.set(treatment, ['button', 'to'], 'bookings'),
    file: treatment,
    field: 'button.to',
    says: /must start with \/ or https:/,
  },
])
