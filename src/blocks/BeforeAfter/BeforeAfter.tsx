import { LightboxLink } from '#blocks/Gallery/Gallery.tsx'
import { from } from '#lib/breakpoints.ts'
import { mark } from '#lib/mark.ts'
import type { Pair } from '#lib/model/photo.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Photo } from '#ui/Photo/Photo.tsx'
import { Opening, Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'
import { pairShown } from './BeforeAfter.client.ts'

export type BeforeAfterProps = { id: string; title: string; pair: Pair }

const sides = ['before', 'after'] as const

/** Two pictures of one place, with a divider to drag (BeforeAfter.client.ts). Either may be opened large. */
export function BeforeAfter({ id, title, pair }: BeforeAfterProps) {
  const { beforeAfter } = useWords()
  return (
    <Section id={id} className="@container">
      <div className="grid grid-cols-1 gap-x-16 gap-y-6 @pair:grid-cols-aside">
        <Opening id={id} title={title} />
        <figure className="grid content-start gap-3">
          <div className="pair">
            {sides.map((side) => (
              <div key={side} data-side={side} className="pair-side">
                <Photo photo={pair[side]} sizes={`${from('tablet')} 37.5rem, 92vw`} />
                <span className="pair-label">{beforeAfter[side]}</span>
              </div>
            ))}
            <input
              hidden
              type="range"
              min="0"
              max="100"
              defaultValue="50"
              aria-label={beforeAfter.divider}
              {...mark(pairShown, beforeAfter.shown)}
              className="pair-divider"
            />
            <span aria-hidden="true" className="pair-handle">
              <span>
                <Icon name="chevron" />
                <Icon name="chevron" />
              </span>
            </span>
          </div>
          <figcaption className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-small text-muted">
            {pair.caption}
            {sides.map((side) => (
              <LightboxLink
                key={side}
                href={pair[side].picture.src}
                gallery={id}
                title={beforeAfter[side]}
                alt={pair[side].alt}
                description={pair.caption}
              >
                {beforeAfter.larger(beforeAfter[side])}
              </LightboxLink>
            ))}
          </figcaption>
        </figure>
      </div>
    </Section>
  )
}
