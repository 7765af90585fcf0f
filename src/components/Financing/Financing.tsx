import type { SectionOf } from '#content-model/schemas/sections.ts'
import type { Background } from '#components/ui/Band/Band.tsx'
import { ButtonRow } from '#components/ui/Button/Button.tsx'
import { Paragraph, Prose } from '#components/ui/Prose/Prose.tsx'
import { SectionHeader, Section } from '#components/ui/Section/Section.tsx'
import { useWords } from '#components/ui/words.ts'

export function Financing({ id, title, text, terms, button }: SectionOf<'financing'>) {
  return (
    <Section id={id} className="grid-even items-start gap-x-16 gap-y-4">
      <div className="grid gap-4">
        <SectionHeader id={id} title={title} intro={text} />
      </div>
      <div className="grid gap-4 phone:gap-6">
        <Paragraph html={terms} className="border-l-2 border-gold pl-4 text-small text-muted" />
        <ButtonRow action={button} />
      </div>
    </Section>
  )
}

export type FinancingWidgetProps = SectionOf<'financing-widget'> & {
  background?: Background
  financingFrame?: string
}

export function FinancingWidget(props: FinancingWidgetProps) {
  const { id, title, text, calculatorText, button, background, financingFrame } = props
  const { financing } = useWords()
  return (
    <Section id={id} title={title} className="grid items-center gap-x-16 gap-y-6 desk:grid-cols-split">
      <div className="grid gap-6">
        <Prose html={text} />
        <ButtonRow action={button} variant={background === 'deep' ? 'inverse' : 'primary'} />
      </div>
      {financingFrame ? (
        <div className="col-span-full">
          <Prose html={calculatorText} />
        </div>
      ) : null}
      {financingFrame ? (
        // Reserves space. A widget that failed stays rendered but invisible, so that it can still report its height.
        <div
          className="col-span-full block min-h-80 w-full noscript:hidden [&>iframe]:block [&>iframe]:min-h-80 [&>iframe]:w-full noscript:[&>iframe]:hidden data-[state=silent]:min-h-0 data-[state=silent]:[&>iframe]:invisible data-[state=silent]:[&>iframe]:h-0 data-[state=silent]:[&>iframe]:min-h-0"
          data-financing={financingFrame}
          data-financing-title={financing.calculator}
        >
          <p hidden role="status" className="rounded-field bg-tint p-4 text-small text-ink">
            {financing.silent}
          </p>
        </div>
      ) : null}
    </Section>
  )
}
