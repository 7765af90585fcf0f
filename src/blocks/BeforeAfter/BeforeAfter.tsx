import { from } from '#lib/breakpoints.ts'
import type { Pair, Photo as PhotoValue } from '#lib/model/photo.ts'
import type { Html } from '#lib/model/text.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Photo } from '#ui/Photo/Photo.tsx'
import { behaviour } from '#lib/island.ts'
import { mark } from '#lib/mark.ts'
import { pairShown } from './BeforeAfter.behaviour.ts'
import { LightboxLink } from '#blocks/Gallery/Gallery.tsx'
import { Opening, Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'

export type BeforeAfterProps = { id: string; title: string; text?: Html; pair: Pair }

/**
 * Two pictures of one place: side by side without a script, one over the other with a divider to drag
 * (BeforeAfter.behaviour.ts). Either may be opened large.
 */
export function BeforeAfter({ id, title, text, pair }: BeforeAfterProps) {
  return (
    <Section id={id} className="words-box">
      <div className="pair-grid gap-x-12 gap-y-6">
        <div className="grid content-start gap-4">
          <Opening id={id} title={title} intro={text} />
        </div>
        <figure className="grid content-start gap-3">
          <div className="pair" {...behaviour('blocks/BeforeAfter/BeforeAfter', 'near')}>
            <Side side="before" photo={pair.before} />
            <Side side="after" photo={pair.after} />
            <Divider />
          </div>
          <figcaption className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-small text-muted">
            {pair.caption}
            <Larger side="before" photo={pair.before} gallery={id} caption={pair.caption} />
            <Larger side="after" photo={pair.after} gallery={id} caption={pair.caption} />
          </figcaption>
        </figure>
      </div>
    </Section>
  )
}

type SideName = 'before' | 'after'

function Side({ side, photo }: { side: SideName; photo: PhotoValue }) {
  const { beforeAfter } = useWords()
  return (
    <div data-side={side} className="pair-side">
      <Photo photo={photo} sizes={`${from('tablet')} 37.5rem, 92vw`} />
      <span className="pair-label">{beforeAfter[side]}</span>
    </div>
  )
}

function Divider() {
  const { beforeAfter } = useWords()
  return (
    <>
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
        <span className="pair-knob">
          <Icon name="chevron" />
          <Icon name="chevron" />
        </span>
      </span>
    </>
  )
}

function Larger({
  side,
  photo,
  gallery,
  caption,
}: {
  side: SideName
  photo: PhotoValue
  gallery: string
  caption: string
}) {
  const { beforeAfter } = useWords()
  return (
    <LightboxLink
      href={photo.picture.src}
      gallery={gallery}
      title={beforeAfter[side]}
      alt={photo.alt}
      description={caption}
      look="words"
    >
      {beforeAfter.larger(beforeAfter[side])}
    </LightboxLink>
  )
}
