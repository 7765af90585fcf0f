import { LightboxLink } from '#components/Gallery/Gallery.tsx'
import { from } from '#lib/breakpoints.ts'
import type { Pair } from '#lib/model/photo.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Photo } from '#components/ui/Photo/Photo.tsx'
import { Section } from '#components/ui/Section/Section.tsx'
import { useWords } from '#components/ui/words.ts'

const sides = ['before', 'after'] as const

const picture =
  'relative aspect-photo overflow-hidden rounded-card [--split:50%] tablet:aspect-film desk:aspect-[2/1] noscript:grid noscript:aspect-auto noscript:grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] noscript:gap-4'
const layer =
  'absolute inset-0 noscript:relative noscript:aspect-photo noscript:overflow-hidden noscript:rounded-card'
const sideLook = {
  before: 'z-1 [&_img]:[clip-path:inset(0_calc(100%-var(--split))_0_0)] noscript:[&_img]:[clip-path:none]',
  after: '',
} as const
/**
 * The invisible range input is wider than the pictures by half a thumb on each side, so that the split is at the
 * middle of the thumb. The thumb is as high as the pictures, because phones can drag only the thumb.
 */
const divider =
  'absolute inset-y-0 -left-6 z-3 m-0 h-full w-[calc(100%+3rem)] cursor-ew-resize touch-pan-y appearance-none opacity-0 [&::-moz-range-thumb]:h-full [&::-moz-range-thumb]:w-12 [&::-moz-range-thumb]:border-0 [&::-moz-range-track]:h-full [&::-webkit-slider-runnable-track]:h-full [&::-webkit-slider-thumb]:h-full [&::-webkit-slider-thumb]:w-12 [&::-webkit-slider-thumb]:appearance-none'

export function BeforeAfter({ id, title, pair }: { id: string; title: string; pair: Pair }) {
  const { beforeAfter, blocks } = useWords()
  return (
    <Section id={id} title={title} className="grid gap-6">
      <figure className="grid content-start gap-3">
        <div data-before-after="" className={picture}>
          {sides.map((side) => (
            <div key={side} data-side={side} className={`${layer} ${sideLook[side]}`}>
              <Photo photo={pair[side]} sizes={`${from('desk')} 75rem, 92vw`} />
            </div>
          ))}
          {/* Lightbox links, above the range input. */}
          {sides.map((side) => (
            <span
              key={side}
              className={`absolute top-4 z-4 noscript:static noscript:order-1 ${side === 'before' ? 'left-4' : 'right-4'}`}
            >
              <LightboxLink
                href={pair[side].picture.src}
                gallery={id}
                title={beforeAfter[side]}
                alt={pair[side].alt}
                description={pair.caption}
                variant="pill"
              >
                <span aria-hidden="true">{beforeAfter[side]}</span>
                <span className="sr-only">{beforeAfter.larger(beforeAfter[side])}</span>
                <Icon name="search" />
              </LightboxLink>
            </span>
          ))}
          {pair.illustration ? (
            <span className="absolute bottom-4 left-4 z-1 rounded-pill bg-card px-4 py-1 text-tiny font-medium noscript:hidden">
              {blocks.illustration}
            </span>
          ) : null}
          <input
            hidden
            type="range"
            min="0"
            max="100"
            defaultValue="50"
            aria-label={beforeAfter.divider}
            data-label={beforeAfter.shown}
            className={`peer ${divider}`}
          />
          <span
            aria-hidden="true"
            data-divider-handle=""
            className="absolute inset-y-0 left-(--split) z-2 flex w-[3px] -translate-x-1/2 items-center justify-center bg-card peer-focus-visible:*:outline-3 peer-focus-visible:*:outline-offset-2 noscript:hidden"
          >
            <span className="flex size-12 shrink-0 items-center justify-center rounded-pill bg-card text-action shadow-float outline-focus">
              <Icon name="chevron" className="-mr-1 rotate-90" />
              <Icon name="chevron" className="-ml-1 -rotate-90" />
            </span>
          </span>
        </div>
        <figcaption className="text-small text-muted">{pair.caption}</figcaption>
      </figure>
    </Section>
  )
}
