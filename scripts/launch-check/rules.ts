import { inContent, type Rule } from './rule.ts'
import { claims } from './rules/claims.ts'
import { facts } from './rules/facts.ts'
import { law } from './rules/law.ts'
import { names } from './rules/names.ts'
import { patients } from './rules/patients.ts'
import { people } from './rules/people.ts'
import { products } from './rules/products.ts'
import { services } from './rules/services.ts'
import { spanish } from './rules/spanish.ts'

const questions: Rule[] = [
  {
    id: 'questions',
    severity: 'blocking',
    what: 'Questions only the practice can answer are open.',
    why: 'The pages were written around the gaps. Write the answer beside the question, then change the pages it touches.',
    places: ({ site }) =>
      Object.entries(site.launch.questions).flatMap(([id, { question, answer }]) =>
        answer === null ? [inContent('launch.yaml', `questions.${id}`, question)] : [],
      ),
  },
]

/** Everything that can stand between the site and the public, in the order it is printed. */
export const groups: { title: string; rules: Rule[] }[] = [
  { title: 'Names and addresses', rules: names },
  { title: 'Who leads, who reviews', rules: people },
  { title: 'In Spanish', rules: spanish },
  { title: 'Words and pictures of patients', rules: patients },
  { title: 'Claims', rules: claims },
  { title: 'What the pages say of the practice', rules: facts },
  { title: 'Products and devices', rules: products },
  { title: 'Law and consent', rules: law },
  { title: 'Mail, analytics, financing', rules: services },
  { title: 'Open questions', rules: questions },
]
