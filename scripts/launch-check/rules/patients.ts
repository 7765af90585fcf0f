import { placeholdersIn } from '#reading/placeholders.ts'
import { inContent, type Rule } from '../rule.ts'

/** Words and pictures of patients: real, dated and signed for, or clearly none. */
export const patients: Rule[] = [
  {
    id: 'testimonials',
    severity: 'blocking',
    what: 'Testimonials are samples that no patient said.',
    why: 'The FTC forbids invented reviews (16 CFR 465). Put real ones here with source, date and signed consent, or take the section off the home page.',
    places: ({ site }) =>
      placeholdersIn(site)
        .filter(({ kind }) => kind === 'testimonial')
        .map(({ file, field, value }) => inContent(file, field, value)),
  },
  {
    id: 'patient-pictures',
    severity: 'blocking',
    what: 'Before/after pictures show patients without an authorization on file.',
    why: "A patient's picture is health information; using it needs a signed HIPAA authorization for each pair.",
    places: ({ site }) =>
      [...site.pairs.values()]
        .filter(({ id, caption }) => !isIllustrated(caption) && !(id in site.launch.patientPictures))
        .map(({ id }) => inContent('launch.yaml', `patientPictures.${id}`)),
  },
  {
    id: 'illustrations',
    severity: 'advice',
    what: 'Before/after pairs are illustrations, not patients.',
    why: 'They say so in their captions and may stay. Pictures of your own patients, same light and pose, sessions counted and signed for, say more.',
    places: ({ site }) =>
      [...site.pairs.values()]
        .filter(({ caption }) => isIllustrated(caption))
        .map(({ id }) => inContent('before-after/pairs.yaml', id)),
  },
]

function isIllustrated(caption: string): boolean {
  return /\billustrat/i.test(caption)
}
