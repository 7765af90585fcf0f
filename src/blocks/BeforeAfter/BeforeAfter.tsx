import type { Pair } from '#lib/model/photo.ts'
import type { Html } from '#lib/model/text.ts'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Photo } from '#ui/Photo/Photo.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'

export type BeforeAfterProps = { id: string; title: string; text?: Html; pair: Pair }

/** Two pictures of one place, side by side, each labelled. */
export function BeforeAfter({ id, title, text, pair }: BeforeAfterProps) {
  return (
    <section aria-labelledby={id} className="grid gap-6" data-reveal="">
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {text ? <Prose html={text} /> : null}
      <figure className="grid gap-3">
        <div className="grid-even gap-4" data-before-after="">
          {(['before', 'after'] as const).map((side) => (
            <div key={side} data-side={side} className="relative aspect-photo overflow-hidden rounded-card bg-tint">
              <Photo photo={pair[side]} sizes="(width >= 64rem) 36rem, (width >= 48rem) 46vw, 92vw" />
              <span className="absolute top-4 left-4 rounded-pill bg-card px-3 py-1 text-tiny font-medium">{labels[side]}</span>
            </div>
          ))}
        </div>
        <figcaption className="text-small text-muted">{pair.caption}</figcaption>
      </figure>
    </section>
  )
}

const labels = { before: 'Before', after: 'After' } as const
