import { MotionToggle } from '#components/FilmFrame/FilmFrame.tsx'
import { formatDate } from '#lib/dates.ts'
import type { SectionOf } from '#content-model/schemas/sections.ts'
import type { Site } from '#content-model/site.ts'
import { Link } from '#components/ui/Link/Link.tsx'
import { Paragraph } from '#components/ui/Prose/Prose.tsx'
import { SectionHeader, Section } from '#components/ui/Section/Section.tsx'
import { useWords } from '#components/ui/words.ts'

export type Testimonial = Site['testimonials'][number]
export type TestimonialsProps = SectionOf<'testimonials'> & Pick<Site, 'testimonials'>

/** Without scripts the quotes are a list. The class names are Swiper's. */
export function Testimonials({ id, title, intro, testimonials, pauseOnHover }: TestimonialsProps) {
  const { quotes } = useWords()
  return (
    <Section
      id={id}
      className="grid grid-cols-1 gap-x-16 gap-y-8 desk:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]"
    >
      <div className="grid content-start gap-3">
        <SectionHeader id={id} title={title} />
        <Paragraph html={intro} className="max-w-text text-small" />
      </div>
      {/* The controls are above the quotes, because the longest quote sets the height of all. */}
      <div className="relative grid min-w-0 gap-4" data-testimonials={pauseOnHover ? 'pause-on-hover' : ''}>
        <div className="hidden min-h-11 flex-wrap items-center gap-x-6 gap-y-2 phone:absolute phone:-top-3 phone:right-0 phone:z-2 scripting:flex">
          <div className="-ml-2 flex flex-wrap" data-slider-bullets={quotes.show} />
          <MotionToggle words={quotes} />
        </div>
        <div className="swiper">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls until the slider takes it over */}
          <ul role="list" aria-labelledby={id} className="swiper-wrapper" tabIndex={0}>
            {testimonials.map((testimonial) => (
              <li key={testimonial.firstName} className="swiper-slide">
                <Quote testimonial={testimonial} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { blocks, quotes } = useWords()
  const { firstName, stars, quote, sample } = testimonial
  return (
    <figure className="grid content-start gap-5">
      {sample ? <p className="text-tiny text-muted">{quotes.sample}</p> : null}
      <span
        role="img"
        aria-label={quotes.stars(stars)}
        className="text-[1.5rem] leading-none tracking-[0.15em] text-gold [-webkit-text-stroke:1px_var(--color-price)] [paint-order:stroke_fill]"
      >
        {'★'.repeat(stars)}
      </span>
      <blockquote className="text-balance font-display text-heading">{blocks.quoted(quote)}</blockquote>
      <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        {firstName}
        {sample ? null : <QuoteSource {...testimonial} />}
      </figcaption>
    </figure>
  )
}

function QuoteSource({ source, sourceUrl, date }: Testimonial) {
  const words = useWords()
  if (!source || !date) return null
  return (
    <span className="inline-links text-small font-normal">
      {sourceUrl ? (
        <Link href={sourceUrl} external>
          {source}
        </Link>
      ) : (
        source
      )}
      , <time dateTime={date}>{formatDate(date, words)}</time>
    </span>
  )
}
