import type { Html } from '#lib/model/text.ts'
import { Panel } from '#ui/Panel/Panel.tsx'
import { Opening, Section } from '#ui/Section/Section.tsx'

export type QuestionItem = { question: string; answer: Html; more?: Html }
export type QuestionsProps = { id: string; title: string; questions: QuestionItem[] }

export function Questions({ id, title, questions }: QuestionsProps) {
  return (
    <Section id={id} className="words-box">
      <div className="grid-aside gap-x-16 gap-y-6">
        <div className="grid content-start gap-4">
          <Opening id={id} title={title} />
        </div>
        <div className="border-t border-line">
          {questions.map((item) => (
            <Panel key={item.question} title={item.question} text={item.answer} more={item.more} group={id} />
          ))}
        </div>
      </div>
    </Section>
  )
}
