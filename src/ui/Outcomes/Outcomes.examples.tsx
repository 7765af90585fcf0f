import { longSentence, sentence } from '#workbench/samples.ts'
import type { OutcomesProps } from './Outcomes.tsx'

export const examples = {
  hidden: {
    name: 'data-sample',
    outcomes: { one: { title: 'One', text: sentence }, other: { title: 'Another', text: longSentence } },
    children: 'Counted: 3',
  },
} satisfies Record<string, OutcomesProps>
