import type { Html } from '#lib/model/text.ts'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Panel } from '#ui/Panel/Panel.tsx'
import { mark } from '#lib/mark.ts'
import { reveal } from '#ui/Section/Section.names.ts'

export type QuestionItem = { question: string; answer: Html; more?: Html }
export type QuestionsProps = { id: string; title: string; questions: QuestionItem[] }

export function Questions({ id, title, questions }: QuestionsProps) {
  return (
    <section aria-labelledby={id} className="grid gap-6" {...mark(reveal)}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <div className="max-w-text border-t border-line">
        {questions.map((item) => (
          <Panel key={item.question} title={item.question} text={item.answer} more={item.more} group={id} />
        ))}
      </div>
    </section>
  )
}
