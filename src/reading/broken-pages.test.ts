import { testBrokenCases } from './testing/broken-cases.ts'

const treatment = 'treatments/semaglutide.yaml'
const page = 'pages/contact.yaml'
const post = 'posts/men-and-heart-disease.md'

testBrokenCases('a broken page stops the build', [
  {
    what: 'YAML that cannot be read',
    breaks: (copy) => copy.write(treatment, 'name: Semaglutide\nhead: [title\nphoto: semaglutide\n'),
    file: treatment,
    field: 'line 3',
    says: /^not valid YAML: Flow sequence .* must be/,
  },
  {
    what: 'a tab where YAML wants spaces',
    breaks: (copy) => copy.write(treatment, 'name: Semaglutide\nhead:\n\ttitle: Tabbed\n'),
    file: treatment,
    field: 'line 3',
    says: /not valid YAML/,
  },
  {
    what: 'a key written twice',
    breaks: (copy) => copy.write(page, `name: Contact\n${copy.read(page)}`),
    file: page,
    field: 'line 2',
    says: /not valid YAML: .*unique/,
  },
  {
    what: 'an empty file',
    breaks: (copy) => copy.write(page, ''),
    file: page,
    field: '',
    says: /must be a group of fields/,
  },
  {
    what: 'a wrong type',
    breaks: (copy) => copy.set(treatment, ['educationOnly'], 'sometimes'),
    file: treatment,
    field: 'educationOnly',
    says: /true or false/,
  },
  {
    what: 'a missing key',
    breaks: (copy) => copy.drop(treatment, ['glance', 'status']),
    file: treatment,
    field: 'glance.status',
    says: /this is missing/,
  },
  {
    what: 'an unknown key',
    breaks: (copy) => copy.set(treatment, ['glance', 'prise'], 'semaglutide'),
    file: treatment,
    field: 'glance.prise',
    says: /unknown key/,
  },
  {
    what: 'an unknown block',
    breaks: (copy) => copy.set(treatment, ['sections', 1, 'block'], 'carousel'),
    file: treatment,
    field: 'sections[1].block',
    says: /unknown block/,
  },
  {
    what: 'a section without a block',
    breaks: (copy) => copy.drop(treatment, ['sections', 1, 'block']),
    file: treatment,
    field: 'sections[1].block',
    says: /unknown block/,
  },
  {
    what: 'an unknown status word',
    breaks: (copy) => copy.set(treatment, ['glance', 'status', 'kind'], 'blessed'),
    file: treatment,
    field: 'glance.status.kind',
    says: /must be .* or /,
  },
  {
    what: 'too few questions',
    breaks: (copy) => copy.set(treatment, ['questions'], [{ question: 'Why?', answer: 'Because.' }]),
    file: treatment,
    field: 'questions',
    says: /at least 4 entries/,
  },
  {
    what: 'a title that is too short',
    breaks: (copy) => copy.set(treatment, ['head', 'title'], 'Semaglutide'),
    file: treatment,
    field: 'head.title',
    says: /at least 30 characters/,
  },
  {
    what: 'a description that is too long',
    breaks: (copy) => copy.set(page, ['head', 'description'], 'Come and see us. '.repeat(10)),
    file: page,
    field: 'head.description',
    says: /at most 160 characters/,
  },
  {
    what: 'a day that does not exist',
    breaks: (copy) => copy.set(post, ['date'], '2025-02-30'),
    file: post,
    field: 'date',
    says: /must be a day such as/,
  },
  {
    what: 'an article without front matter',
    breaks: (copy) => copy.write(post, 'Only words.\n'),
    file: post,
    field: '',
    says: /must be a group of fields/,
  },
  {
    what: 'an article without a text',
    breaks: (copy) =>
      copy.write(post, copy.read(post).replace(/^---\n([^]*?)^---\n[^]*$/m, '---\n$1---\n\n')),
    file: post,
    field: 'body',
    says: /the text below the second --- is missing/,
  },
  {
    what: 'a change that is still to come',
    breaks: (copy) => copy.set(page, ['updated'], '2999-01-01'),
    file: page,
    field: 'updated',
    says: /2999-01-01 is still to come/,
  },
])
