import type {
  DietarySupplement,
  Drug,
  MedicalCondition,
  MedicalProcedure,
  MedicalTherapy,
  Service,
  Substance,
} from 'schema-dts'
import { textOf } from '#lib/html-text.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Site } from '#reading/site.ts'
import { ids } from './ids.ts'
import type { Sold } from './offers.ts'

type Treatment = Site['treatments'][number]
type Subject =
  | Drug
  | Substance
  | DietarySupplement
  | MedicalProcedure
  | MedicalTherapy
  | MedicalCondition
  | Service

/** What a treatment page is about, with its offers if it is itself what is sold. */
export function treatmentNode({ origin }: Practice, page: Treatment, sold?: Sold): Subject {
  const described = {
    '@id': ids.subject(origin, page.address),
    name: page.name,
    description: textOf(page.glance.what),
    mainEntityOfPage: { '@id': ids.page(origin, page.address) },
  }
  const regulated = { ...described, legalStatus: textOf(page.glance.status.text) }
  const offers = sold ? { offers: sold.offers } : {}
  switch (page.kind) {
    case 'drug':
      return { '@type': 'Drug', ...regulated, ...warning(page), ...offers }
    case 'supplement':
      return { '@type': 'DietarySupplement', ...regulated, ...offers }
    case 'substance':
      return { '@type': 'Substance', ...regulated }
    case 'procedure':
      return { '@type': 'MedicalProcedure', ...regulated }
    case 'therapy':
      return { '@type': 'MedicalTherapy', ...regulated, ...contraindications(page) }
    case 'condition':
      return { '@type': 'MedicalCondition', ...described }
    case 'service':
      return { '@type': 'Service', ...described, provider: { '@id': ids.clinic(origin) } }
  }
}

/** The label's boxed warning, where there is one. */
function warning({ sections }: Treatment) {
  const boxed = sections.find((section) => section.block === 'safety')?.boxed
  return boxed ? { warning: textOf(boxed) } : {}
}

function contraindications({ sections }: Treatment) {
  const avoid = sections.find((section) => section.block === 'safety')?.avoid
  return avoid ? { contraindication: avoid.map(textOf) } : {}
}
