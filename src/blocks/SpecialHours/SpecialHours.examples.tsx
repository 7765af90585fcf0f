import { longTitle, practice } from '#workbench/samples.ts'
import type { SpecialHoursProps } from './SpecialHours.tsx'

const closed = { note: 'Thanksgiving', from: '2099-11-26', until: '2099-11-27' }
const short = {
  note: 'Christmas Eve',
  from: '2099-12-24',
  until: '2099-12-24',
  opens: '08:00',
  closes: '12:00',
}

export const examples = {
  none: { practice },
  some: { practice: { ...practice, specialHours: [closed, short] } },
  'longest-text': { practice: { ...practice, specialHours: [{ ...closed, note: longTitle }] } },
} satisfies Record<string, SpecialHoursProps>
