import { testBrokenCases } from './testing/broken-cases.ts'

const file = 'launch.yaml'

testBrokenCases('a broken launch file stops the build', [
  {
    what: 'a question that was dropped instead of answered',
    breaks: (copy) => copy.drop(file, ['questions', 'sunday']),
    file,
    field: 'questions.sunday',
    says: /this is missing/,
  },
  {
    what: 'an answer that is empty',
    breaks: (copy) => copy.set(file, ['questions', 'sunday', 'answer'], ''),
    file,
    field: 'questions.sunday.answer',
    says: /at least 2 characters/,
  },
  {
    what: 'a legal review without a day',
    breaks: (copy) => copy.set(file, ['legalReview', 'financing'], { by: 'A lawyer' }),
    file,
    field: 'legalReview.financing.on',
    says: /this is missing/,
  },
  {
    what: 'a proof of something nobody asked',
    breaks: (copy) => copy.set(file, ['proofs', 'flight'], 'A feather.'),
    file,
    field: 'proofs.flight',
    says: /unknown key/,
  },
])
