import type { Html } from '#lib/model/text.ts'
import { Panel } from '#ui/Panel/Panel.tsx'
import { Section } from '#ui/Section/Section.tsx'

export type QuestionItem = { question: string; answer: Html; more?: Html }
export type QuestionsProps = { id: string; title: string; questions: QuestionItem[] }

export function Questions({ id, title, questions }: QuestionsProps) {
  return (
    <Section id={id} title={title} className="grid gap-6">
      <div className="max-w-text border-t border-line">
        {questions.map((item) => (
          <Panel key={item.question} title={item.question} text={item.answer} more={item.more} group={id} />
        ))}
      </div>
    </Section>
  )
}
