import { createHash } from 'node:crypto'
import { defaultEmailJsIds } from '#lib/mail/settings.ts'
import { lawFile } from '#content-model/law.ts'
import { brandPattern } from '#content-model/placeholders.ts'
import {
  placeholderPlaces,
  emptyEntries,
  filesWith,
  missingFounder,
  unsignedReviews,
  reviewsDue,
  addDays,
  spanishPages,
  inContent,
  type Rule,
} from './places.ts'

/** Rules that block the launch, in the order in which they are printed. */
export const rules: Record<string, Rule> = {
  placeholders: {
    message:
      'Names, numbers, addresses or links are placeholders. Nobody can call, write or come to the practice.',
    places: (state) => placeholderPlaces(state, 'name'),
  },
  testimonials: {
    message:
      'Testimonials are samples that no patient said. The FTC forbids invented reviews (16 CFR 465): real ones need source, date, signed consent and another intro; or take the section off the page.',
    places: (state) => placeholderPlaces(state, 'testimonial'),
  },
  biographies: {
    message:
      'A biography is a sample. Patients must be able to look up who treats them: write the name, credentials, license, training and years into providers.yaml, and set sample: false.',
    places: (state) => placeholderPlaces(state, 'biography'),
  },
  'came-with': {
    message:
      'Something of the practice that this site was made for is left: its name in a text (write {short} or {practice} instead), its logo, or an address that ends in .example.',
    places: ({ site: { practice, launch }, files }) => {
      const brand = brandPattern(launch.cameWith.name)
      const isSamplePractice = brand.test(practice.name)
      const logo = createHash('sha256').update(practice.logo).digest('hex').slice(0, 16)
      return [
        ...(logo === launch.cameWith.logo && !isSamplePractice
          ? [inContent('brand/logo.svg', 'the drawing')]
          : []),
        ...(isSamplePractice ? [] : filesWith(brand, files)),
        ...filesWith(/https?:\/\/[\w.-]*\bexample\b[^\s)"']*/, files),
      ]
    },
  },
  founder: {
    message:
      "The founder's name, credentials or portrait is missing here or on the page. Patients must be able to look up the license of whoever treats them; a stock picture would be taken for the person.",
    places: missingFounder,
  },
  reviewer: {
    message:
      'No clinician has signed for these pages as they are now. Each names no reviewer, or its review is older than its words: set reviewed.by and reviewed.on.',
    places: ({ site }) => unsignedReviews(site),
  },
  'review-overdue': {
    message:
      'The review of these pages is overdue. Drug labels, clearances and rules change; the page itself says when it was due.',
    places: ({ site, today }) => reviewsDue(site, '', today),
  },
  'spanish-reviewer': {
    message:
      'No clinician has signed for these pages in Spanish as they are now. A review of the English says nothing of its translation: write "reviewed" with by, on and next into the Spanish file.',
    places: ({ site: { spanish } }) => (spanish ? unsignedReviews(spanish) : []),
  },
  'spanish-translator': {
    message:
      'No translator has read these pages as they are now. A wrongly translated warning harms as much as a missing one: write name and day into "translator".',
    places: (state) =>
      spanishPages(state)
        .filter(({ translator, updated = '' }) => !translator?.by || (translator.on ?? '') < updated)
        .map(({ file }) => inContent(file, 'translator')),
  },
  'patient-pictures': {
    message:
      "Before/after pictures show patients without an authorization on file. A patient's picture is health information; using it needs a signed HIPAA authorization for each pair.",
    places: ({ site: { pairs, launch } }) =>
      [...pairs.values()]
        .filter(({ id, illustration }) => !illustration && !(id in launch.patientPictures))
        .map(({ id }) => inContent('launch.yaml', `patientPictures.${id}`)),
  },
  claims: {
    message:
      'The practice makes claims that nothing proves: its own, a rating, or what a lender offers. Note where the proof is kept, or withdraw the claim (published: false; for the rating publish: false).',
    places: ({ site: { claims, launch, practice } }) => {
      const { 'care-needs': coverage, 'shock-wave-results': years, rating, ...terms } = launch.proofs
      const noted: Record<string, string | null> = { coverage, 'two-years': years }
      return [
        ...[...claims]
          .filter(([id, { published, proof }]) => published && !proof && !noted[id])
          .map(([id, { text }]) => inContent('claims.yaml', `${id}.proof`, text)),
        ...emptyEntries('proofs.', practice.rating.publish ? { rating, ...terms } : terms),
      ]
    },
  },
  'not-for-sale': {
    message:
      'A price is shown for something that may not be sold (FDA: an investigational drug cannot even be compounded). Withdraw it (published: false), or have counsel agree to the note beside it (legalReview.not-for-sale).',
    places: ({ site: { prices, launch } }) =>
      prices
        .filter(({ offered }) => !offered && !launch.legalReview['not-for-sale'])
        .map(({ id, name }) => inContent('prices.yaml', id, name)),
  },
  prices: {
    message:
      'Treatments on offer show no price, although pages promise that it is known beforehand: give it, or say in glance.priceText when and how it is told. Or pages for education only show a price on offer: take it off, or mark it offered: false.',
    places: ({ site }) =>
      site.treatments
        .filter(({ educationOnly, glance: { prices, priceText } }) =>
          educationOnly ? prices.some(({ offered }) => offered) : prices.length === 0 && !priceText,
        )
        .map(({ file }) => inContent(file, 'glance.prices')),
  },
  clearances: {
    message:
      "The FDA file of a device, or a product's US label, is not on record. A page may say of a device only what its own clearance says: note the number and the named use and compare the page, or note that it is not offered.",
    places: ({ site }) => emptyEntries('clearances.', site.launch.clearances),
  },
  'legal-review': {
    message:
      'A lawyer has not checked these texts as they are now. They bind the practice: privacy law, the rules of the state for memberships and discounts, lending and texting rules.',
    places: ({ site: { launch, legal } }) => {
      const signed = launch.legalReview['privacy-and-terms']?.on
      const changed = legal.filter(({ updated }) => signed !== undefined && updated > signed)
      return [
        ...emptyEntries('legalReview.', launch.legalReview),
        ...changed.map(({ file, updated }) => inContent(file, 'updated', updated)),
      ]
    },
  },
  'law-unwritten': {
    message:
      'The law of your state is not written down yet, and pages leave it out. Write each entry with its source, or remove it from the pages.',
    places: ({ site: { law, practice } }) =>
      [...law]
        .filter(([, { text }]) => text === null)
        .map(([id, { asks }]) => inContent(lawFile(practice), id, asks)),
  },
  'sms-consent': {
    message:
      'The contact form cannot be sent without agreeing to texts. Consent to marketing texts may not be a condition (TCPA), and carriers refuse such forms: set it to optional, or have counsel agree (legalReview.text-messages).',
    places: ({ site: { practice, launch } }) =>
      practice.smsConsent === 'required' && !launch.legalReview['text-messages']
        ? [inContent('practice.yaml', 'smsConsent', 'required')]
        : [],
  },
  mail: {
    message:
      "Messages of the forms are not mailed to anybody. Without SMTP_URL the server only keeps them in a folder: run this check with the server's settings. EmailJS needs the ids of your account.",
    places: ({ site: { mail }, env }) =>
      mail.origin === ''
        ? [{ file: "the server's settings", field: 'SMTP_URL' }].filter(() => !env['SMTP_URL'])
        : (['serviceId', 'publicKey'] as const)
            .filter((id) => mail[id] === defaultEmailJsIds[id])
            .map((id) => inContent('mail.yaml', id, mail[id])),
  },
  analytics: {
    message:
      'It is not decided whether visitors are counted, or the settings do not match. The privacy policy follows them: "on" needs a measurementId in integrations.yaml, "off" needs null.',
    places: ({ site: { launch, integrations } }) => {
      const decided = launch.analytics ?? 'null'
      const isCounted = integrations.analytics.measurementId === null ? 'off' : 'on'
      return decided === isCounted ? [] : [inContent('launch.yaml', 'analytics', decided)]
    },
  },
  questions: {
    message:
      'Questions only the practice can answer are open; pages say something neutral meanwhile. Answer in whole sentences, as a page would say it (npm run edit, "Questions only you can answer"), then see whether the pages still fit.',
    places: ({ site: { answers } }) =>
      [...answers]
        .filter(([, { answer }]) => answer === null)
        .map(([id, { asks }]) => inContent('answers.yaml', id, asks)),
  },
}

/** Rules that do not block the launch. */
export const advice: Record<string, Rule> = {
  drawn: {
    message:
      'These pictures are drawings. Their captions say Illustration and they may stay; photographs of your rooms and of patients who signed for it say more. Then drop "drawn" or "illustration" from the entry.',
    places: ({ site }) => {
      const photos = [...site.photos.values()].filter(({ drawn }) => drawn)
      const pairs = [...site.pairs.values()].filter(({ illustration }) => illustration)
      return [
        ...photos.map(({ id }) => inContent('photos/photos.yaml', `${id}.drawn`)),
        ...pairs.map(({ id }) => inContent('before-after/pairs.yaml', `${id}.illustration`)),
      ]
    },
  },
  'review-due': {
    message:
      "The review of these pages is due within three months. After it, change reviewed.by, on and next in the page's file.",
    places: ({ site, today }) => reviewsDue(site, today, addDays(today, 92)),
  },
  'review-interval': {
    message:
      'The reviews of these pages are too far apart. Have a drug page read every three months, and the FDA status of what is explained but not sold on the day of the launch.',
    places: ({ site, today }) =>
      site.treatments
        .filter(({ kind, educationOnly, reviewed: { on, next } }) => {
          const isDrug = ['drug', 'substance', 'supplement'].includes(kind)
          return on && ((isDrug && next > addDays(on, 186)) || (educationOnly && today > addDays(on, 92)))
        })
        .map(({ file, reviewed }) => inContent(file, 'reviewed.next', reviewed.next)),
  },
  'spanish-outdated': {
    message:
      'These Spanish pages follow an earlier English text, and tell their readers so. Translate what changed, then mark the page in the editor or as described in docs/spanish.md.',
    places: (state) =>
      spanishPages(state)
        .filter(({ outdated }) => outdated.length > 0)
        .map(({ file, outdated }) => inContent(file, 'follows', outdated.join('; '))),
  },
  'gaps-said': {
    message:
      'Sections say that something is still to come. Add what is missing and remove the line, or remove the section.',
    places: ({ site }) =>
      [...site.treatments, ...site.pages].flatMap(({ file, sections }) =>
        sections.flatMap((section, index) => {
          const isSaid = section.block === 'text' && section.fallbackMessage !== undefined
          return isSaid ? [inContent(file, `sections[${index}].fallbackMessage`)] : []
        }),
      ),
  },
  'financing-widget': {
    message:
      'The financing calculator has no account. The page explains financing and links to the lender; the calculator appears once the account is named.',
    places: ({ site: { integrations } }) =>
      integrations.financing.slug === null ? [inContent('integrations.yaml', 'financing.slug')] : [],
  },
}
