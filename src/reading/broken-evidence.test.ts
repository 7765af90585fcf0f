import { testBrokenCases } from './testing/broken-cases.ts'

const evidence = 'evidence.yaml'

testBrokenCases('a broken figure stops the build', [
  {
    what: 'a figure of a work that is not there',
    breaks: (copy) => copy.set(evidence, ['counts', 'semaglutide-nausea', 'work'], 'step9'),
    file: evidence,
    field: 'counts.semaglutide-nausea.work',
    says: /unknown work "step9"/,
  },
  {
    what: 'more people than there were',
    breaks: (copy) => copy.set(evidence, ['counts', 'semaglutide-nausea', 'with'], 144),
    file: evidence,
    field: 'counts.semaglutide-nausea',
    says: /more people than there were/,
  },
  {
    what: 'a figure from a peptide site',
    breaks: (copy) => copy.set(evidence, ['works', 'step1', 'url'], 'https://peptideworld.example/step1'),
    file: evidence,
    field: 'works.step1.url',
    says: /a peptide site is no source/,
  },
  {
    what: 'a figure that does not say how sure it is',
    breaks: (copy) => copy.set(evidence, ['measures', 'semaglutide-loss', 'mark'], 'maybe'),
    file: evidence,
    field: 'measures.semaglutide-loss.mark',
    says: /must be/,
  },
  {
    what: 'a page that counts among 100 here and among 10,000 there',
    breaks: (copy) => {
      const page = 'treatments/estrogen.yaml'
      copy.write(page, copy.read(page).replaceAll(/- whi-alone-.*/g, '- semaglutide-nausea'))
    },
    file: 'treatments/estrogen.yaml',
    field: 'sections',
    says: /as many people throughout/,
  },
])
