/** 16000 -> '160', 1250 -> '12.50' */
export function dollarsOf(cents: unknown): string {
  if (typeof cents !== 'number') return String(cents ?? '')
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}

/** '160', '$1,250' or '12.50' -> cents; undefined for what is no sum. */
export function centsOf(dollars: string): number | undefined {
  const [, whole, fraction = ''] =
    /^\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{0,2}))?\s*$/.exec(dollars) ?? []
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'))
}

/** '17:30' -> '5:30 PM'; what is no time stays as it was typed. */
export function saidTime(time: unknown): string {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(String(time ?? '')) ?? []
  if (hours === undefined) return String(time ?? '')
  if (hours === '24') return 'midnight, end of the day'
  const hour = Number(hours)
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

/** '9', '9 am', '5:30 p.m.', '17:30', 'noon', 'midnight' -> '09:00' ...; undefined for what is no time. */
export function timeOf(said: string): string | undefined {
  const words = said.trim().toLowerCase()
  if (words === 'noon') return '12:00'
  if (words.startsWith('midnight')) return words === 'midnight' ? '00:00' : '24:00'
  const [, h, m = '00', half] = /^(\d{1,2})(?::(\d\d))?\s*(?:([ap])\.?m?\.?)?$/.exec(words) ?? []
  const hour = (Number(h) % (half ? 12 : 25)) + (half === 'p' ? 12 : 0)
  if (h === undefined || Number(m) > 59 || (half && (Number(h) > 12 || h === '0')) || Number(h) > 24)
    return undefined
  return hour === 24 && m !== '00' ? undefined : `${String(hour).padStart(2, '0')}:${m}`
}
