import type { Action, Html } from '#lib/model/text.ts'
import { ButtonLink } from '#ui/Button/Button.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'

export type FinancingWidgetProps = { id: string; title: string; text: Html; button: Action }

/** Payment plans: the explanation and the plain apply link, which stand whether or not a lender's widget is configured. */
export function FinancingWidget({ id, title, text, button }: FinancingWidgetProps) {
  return (
    <section aria-labelledby={id} className="grid gap-6" data-reveal="">
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Prose html={text} />
      <p>
        <ButtonLink href={button.href} external={button.external}>
          {button.text}
        </ButtonLink>
      </p>
    </section>
  )
}
