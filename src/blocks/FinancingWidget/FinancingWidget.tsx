import type { Action, Html } from '#lib/model/text.ts'
import { ButtonLink } from '#ui/Button/Button.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'
import { behaviour } from '#lib/island.ts'
import { mark } from '#lib/mark.ts'
import * as names from './FinancingWidget.names.ts'
import { Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'

export type FinancingWidgetProps = {
  id: string
  title: string
  text: Html
  /** Said of the widget, where it stands. */
  calculatorText: Html
  button: Action
  /** The address of the page that holds the lender's widget; none while no widget is configured. */
  frame?: string
}

/** Payment plans: the explanation and the plain apply link, which stand whatever becomes of the lender's widget. */
export function FinancingWidget({ id, title, text, calculatorText, button, frame }: FinancingWidgetProps) {
  const { financing } = useWords()
  return (
    <Section id={id} title={title} intro={text} className="grid gap-6">
      <p>
        <ButtonLink action={button} />
      </p>
      {frame ? <Prose html={calculatorText} /> : null}
      {frame ? (
        <div
          className="financing-frame"
          {...behaviour('blocks/FinancingWidget/FinancingWidget', 'now')}
          {...mark(names.financing, frame)}
          {...mark(names.financingTitle, financing.calculator)}
        >
          <p
            hidden
            role="status"
            {...mark(names.financingSilent)}
            className="rounded-field bg-tint p-4 text-small"
          >
            {financing.silent}
          </p>
        </div>
      ) : null}
    </Section>
  )
}
