import { formatMoney } from '#lib/money.ts'

const labels: Record<string, string> = {
  href: 'Number that phones dial',
  display: 'Number as people read it',
  alt: 'What it shows, for those who cannot see it',
  body: 'Text',
  block: 'Kind of section',
  background: 'Background',
  head: 'In search results',
  glance: 'At a glance',
  to: 'Where it leads',
  on: 'Reviewed on',
  by: 'Reviewed by',
  offered: 'On sale',
  url: 'Web address',
  smsConsent: 'Consent to text messages',
  translator: 'Read by a translator',
  speaksSpanish: 'Se habla español',
  videoId: 'Film on the video site (its 11 characters)',
  push: 'Send to (remote and branch)',
  release: 'Folder of releases',
}

/** 'shortName' -> 'Short name' */
export function labelOf(key: string): string {
  if (Object.hasOwn(labels, key)) return labels[key]!
  const words = key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** 'sections[2].title' -> 'Sections 3 › Title' */
export function fieldLabel(field: string): string {
  return field
    .split('.')
    .map((part) => labelOf(part.replaceAll(/\[(\d+)\]/g, (_, index) => ` ${Number(index) + 1}`)))
    .join(' › ')
}

export function plainMessage(message: string): string {
  const empty =
    /^(?:unknown [\w/ ]+ "":.*|this field is (?:empty|missing)|write the text of the page below.*)$/
  return message.replace(empty, 'please fill this in')
}

export function summaryOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  const entry = value as Record<string, unknown>
  const name = summaryKeys.map((key) => entry[key]).find((text) => typeof text === 'string' && text)
  const kind = typeof entry['block'] === 'string' ? labelOf(entry['block']) : undefined
  const days = [entry['days'] ?? []].flat().map((day) => labelOf(String(day)))
  const amount = typeof entry['amount'] === 'number' ? `: ${formatMoney(entry['amount'])}` : ''
  return [kind, name].filter(Boolean).join(': ') + amount || days.join(', ') || 'New'
}

export function entryLabel(id: string, entry: unknown): string {
  const summary = summaryOf(entry)
  return summary.toLowerCase().split(':')[0] === id.replaceAll('-', ' ') ? summary : `${id} (${summary})`
}

const summaryKeys = 'title name question firstName asks label effect figure what text page external notice'
  .concat(' work law alt caption network photo note')
  .split(' ')

export function isWithin(field: string, place: string): boolean {
  return field === place || field.startsWith(`${place}.`) || field.startsWith(`${place}[`)
}
