import { lawFile } from '#reading/law.ts'
import { inContent, unlessGiven, type Rule } from '../rule.ts'

/** What a lawyer signs, and what visitors are asked to agree to. */
export const law: Rule[] = [
  {
    id: 'legal-review',
    severity: 'blocking',
    what: 'No lawyer has checked the privacy policy and terms, membership, financing, text messages or what is not for sale.',
    why: 'These texts bind the practice: privacy law, the rules of the state for memberships and discounts, lending and texting rules.',
    places: ({ site }) =>
      Object.entries(site.launch.legalReview).flatMap(([topic, review]) =>
        unlessGiven(`legalReview.${topic}`, review),
      ),
  },
  {
    id: 'law-unwritten',
    severity: 'blocking',
    what: 'What the law of your state says is not written down yet.',
    why: 'Pages leave out what nobody has checked for this state. Write each entry with its source, or take it off the pages.',
    places: ({ site }) =>
      [...site.law].flatMap(([id, { asks, text }]) =>
        text === null ? [inContent(lawFile(site.practice), id, asks)] : [],
      ),
  },
  {
    id: 'legal-review-outdated',
    severity: 'blocking',
    what: 'A legal text changed after the lawyer saw it.',
    why: 'What was signed is not what is published.',
    places: ({ site }) => {
      const review = site.launch.legalReview['privacy-and-terms']
      return review
        ? site.legal
            .filter(({ updated }) => updated > review.on)
            .map(({ file, updated }) => inContent(file, 'updated', updated))
        : []
    },
  },
  {
    id: 'sms-consent',
    severity: 'blocking',
    what: 'The contact form cannot be sent without agreeing to texts.',
    why: 'Consent to marketing texts may not be a condition (TCPA), and carriers refuse such forms. Set it to optional, or have counsel agree (legalReview.text-messages).',
    places: ({ site }) =>
      site.practice.smsConsent === 'required' && site.launch.legalReview['text-messages'] === null
        ? [inContent('practice.yaml', 'smsConsent', 'required')]
        : [],
  },
]
