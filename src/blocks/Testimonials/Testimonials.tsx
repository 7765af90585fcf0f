import type { Html } from '#lib/model/text.ts'
import { Chip } from '#ui/Chip/Chip.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Line } from '#ui/Prose/Prose.tsx'

export type Testimonial = { firstName: string; stars: 5; quote: string; sample: boolean }
export type TestimonialsProps = { id: string; title: string; intro?: Html; testimonials: Testimonial[] }

/** What patients say: a list that reads well as it stands. */
export function Testimonials({ id, title, intro, testimonials }: TestimonialsProps) {
  return (
    <section aria-labelledby={id} className="grid gap-8" data-reveal="">
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {intro ? (
        <p className="max-w-text">
          <Line html={intro} />
        </p>
      ) : null}
      <ul role="list" className="grid-cards gap-6" data-testimonials="">
        {testimonials.map(({ firstName, stars, quote, sample }) => (
          <li key={firstName} className="grid content-start gap-4 rounded-card bg-card p-6">
            {sample ? (
              <span>
                <Chip tone="sample">Sample</Chip>
              </span>
            ) : null}
            <Stars count={stars} />
            <blockquote className="font-display text-subheading">“{quote}”</blockquote>
            <p className="text-small text-muted">{firstName}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Stars({ count }: { count: number }) {
  return (
    <span role="img" aria-label={`${count} out of 5 stars`} className="text-gold">
      {'★'.repeat(count)}
    </span>
  )
}
