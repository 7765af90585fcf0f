import { longSentence, times, sentence } from '#workbench/fixtures.ts'
import type { Testimonial, TestimonialsProps } from './Testimonials.tsx'

const testimonials: Testimonial[] = times(5, (number) => ({
  firstName: `Sample ${number}`,
  stars: 5,
  quote: number === 3 ? longSentence : 'A short quote of a sample patient.',
  sample: number > 2,
  ...(number <= 2 && { source: 'Google', date: '2026-03-03' }),
  ...(number === 1 && { sourceUrl: 'https://reviews.sample.example/1' }),
}))

export const examples = {
  five: { id: 'five', title: 'Words from patients', intro: sentence, testimonials, pauseOnHover: false },
  'pause-on-hover': { id: 'pause-on-hover', title: 'Words from patients', testimonials, pauseOnHover: true },
} satisfies Record<string, TestimonialsProps>
