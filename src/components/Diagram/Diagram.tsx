import { from } from '#lib/breakpoints.ts'
import type { Site } from '#content-model/site.ts'
import { Photo } from '#components/ui/Photo/Photo.tsx'
import { InlineHtml } from '#components/ui/Prose/Prose.tsx'
import { Section } from '#components/ui/Section/Section.tsx'

export type DiagramProps = { id: string } & NonNullable<Site['posts'][number]['diagram']>

/** A point is a link to its text, so that the two highlight each other without a script (Diagram.css). */
export function Diagram({ id, title, intro, drawing, parts }: DiagramProps) {
  const shown = parts.map(({ part, text }, index) => ({
    ...drawing.parts[part]!,
    text,
    number: index + 1,
    anchor: `${id}-${part}`,
  }))
  return (
    <Section id={id} title={title} intro={intro} className="@container grid max-w-text gap-6">
      <div data-diagram="" className="grid items-center gap-x-11 gap-y-6 @pair:grid-cols-[3fr_2fr]">
        {/* Crops the left quarter of the picture, which is empty in every drawing. */}
        <div className="overflow-hidden rounded-card bg-tint">
          <div className="relative -ml-[34%] w-[134%]">
            <Photo photo={drawing.photo} sizes={sizes} fit="natural" />
            <svg width="100%" height="100%" className="absolute inset-0 overflow-visible">
              {shown.map(({ name, x, y, number, anchor }) => (
                <a key={anchor} href={`#${anchor}`} aria-label={`${number}. ${name}`} data-number={number}>
                  <circle cx={`${x}%`} cy={`${y}%`} r="22" className="fill-transparent" />
                  <circle cx={`${x}%`} cy={`${y}%`} r="13" className={dot} />
                  <text
                    x={`${x}%`}
                    y={`${y}%`}
                    dy="0.35em"
                    textAnchor="middle"
                    aria-hidden="true"
                    className={digit}
                  >
                    {number}
                  </text>
                </a>
              ))}
            </svg>
          </div>
        </div>
        <ol role="list" className="grid gap-1">
          {shown.map(({ name, text, number, anchor }) => (
            // The scroll margin keeps the picture visible when a link leads to its text.
            <li
              key={anchor}
              id={anchor}
              data-number={number}
              className="grid scroll-mt-[60vh] grid-cols-[auto_1fr] gap-3 rounded-field bg-(--row,transparent) px-3 py-2 outline-[Highlight] forced-colors:target:outline-2 forced-colors:hover:outline-2"
            >
              <span
                aria-hidden="true"
                className="numerals grid size-8 place-content-center rounded-full border-2 border-action bg-(--point,var(--color-card)) text-(length:--text-small) font-strong text-[color:var(--number,var(--color-action))]"
              >
                {number}
              </span>
              <p>
                <strong className="font-strong">{name}.</strong> <InlineHtml html={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

const dot =
  'fill-(--point,var(--color-card)) stroke-action stroke-2 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]'
const digit =
  'fill-(--number,var(--color-action)) text-(length:--text-small) font-strong forced-colors:fill-[CanvasText]'
const sizes = `${from('tablet')} 57rem, 126vw`
