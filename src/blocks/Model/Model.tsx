import { from } from '#lib/breakpoints.ts'
import type { Site } from '#reading/site.ts'
import { Photo } from '#ui/Photo/Photo.tsx'
import { Line } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'

export type ModelProps = { id: string } & NonNullable<Site['posts'][number]['figure']>

/** A picture with numbered points beside a numbered list; they mark each other without a script: a point is a link. */
export function Model({ id, title, intro, model, parts }: ModelProps) {
  const shown = parts.map(({ part, text }, index) => ({
    ...model.parts[part]!,
    text,
    number: index + 1,
    anchor: `${id}-${part}`,
  }))
  return (
    <Section id={id} title={title} intro={intro} className="@container grid max-w-text gap-6">
      <div className="model grid items-center gap-x-11 gap-y-6 @pair:grid-cols-[3fr_2fr]">
        {/* The left quarter of every model is empty: small screens need the room. */}
        <div className="overflow-hidden rounded-card bg-tint">
          <div className="relative -ml-[34%] w-[134%]">
            <Photo photo={model.photo} sizes={sizes} fit="natural" />
            <svg width="100%" height="100%" className="model-points absolute inset-0 overflow-visible">
              {shown.map(({ name, x, y, number, anchor }) => (
                <a key={anchor} href={`#${anchor}`} aria-label={`${number}. ${name}`} data-number={number}>
                  <circle cx={`${x}%`} cy={`${y}%`} r="22" className="model-reach fill-clear stroke-none" />
                  <circle cx={`${x}%`} cy={`${y}%`} r="13" />
                  <text x={`${x}%`} y={`${y}%`} dy="0.35em" textAnchor="middle" aria-hidden="true">
                    {number}
                  </text>
                </a>
              ))}
            </svg>
          </div>
        </div>
        <ol role="list" className="model-words grid gap-1">
          {shown.map(({ name, text, number, anchor }) => (
            <li key={anchor} id={anchor} data-number={number}>
              <span aria-hidden="true" className="model-number numerals">
                {number}
              </span>
              <p>
                <strong className="font-strong">{name}.</strong> <Line html={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

/** Wider than its window. */
const sizes = `${from('tablet')} 57rem, 126vw`
