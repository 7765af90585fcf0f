import type { Hours, Weekday } from '#lib/model/practice.ts'
import { Failure } from '../../build/run.ts'
import type { Answers } from './questions.ts'

/** What practice.yaml says after the answers; what nobody was asked is left out, not kept from somebody else. */
export function practiceOf(answers: Answers) {
  const [, name = answers.name, short] = /^(.+?)(?:\s*\(([^)]+)\))?$/.exec(answers.name.trim()) ?? []
  const hours = hoursOf(answers.hours)
  const [latitude, longitude, timeZone] = answers.place.split(',').map((part) => part.trim())
  const address = addressOf(answers.address)
  return {
    name,
    shortName: short ?? name,
    clinician: answers.clinician,
    origin: answers.origin.replace(/\/$/, ''),
    phone: phoneOf(answers.phone),
    email: answers.email,
    address,
    region: answers.region,
    geo: { latitude: Number(latitude), longitude: Number(longitude) },
    mapLink: mapLinkOf(address),
    timeZone,
    hours,
    closed: week.filter((day) => !hours.some(({ days }) => days.includes(day))),
    social: [],
    links: {
      booking: answers.booking,
      enrollment: answers.booking,
      financingApply: answers.booking,
      licenseLookup: answers.license,
    },
    towns: answers.towns.split(',').map((town) => town.trim()),
    // Said once it is so.
    speaksSpanish: false,
    // Shown once there is proof of it.
    rating: { value: 5, count: 0, publish: false },
    copyrightSince: new Date().getFullYear(),
  }
}

type Address = { street: string; city: string; region: string; postalCode: string }

function addressOf(line: string): Address {
  const found = /^(.+?),\s*([^,]+),\s*([A-Z]{2})\s+(\d{5})$/.exec(line.trim())
  if (!found) throw new Failure(`address: write it as 7 Elm Street, Albany, NY 12207, not ${line}`)
  const [, street = '', city = '', region = '', postalCode = ''] = found
  return { street, city, region, postalCode }
}

function mapLinkOf({ street, city, region, postalCode }: Address): string {
  const where = encodeURIComponent(`${street}, ${city}, ${region} ${postalCode}`)
  return `https://www.openstreetmap.org/search?query=${where}`
}

function phoneOf(number: string) {
  const digits = number.replaceAll(/\D/g, '').slice(-10)
  if (digits.length !== 10) throw new Failure(`phone: ten digits, as in (518) 555-0142, not ${number}`)
  const display = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
  return { display, href: `+1${digits}` }
}

/** 'Monday to Friday 8:00-17:00; Saturday 9:00-12:00' */
function hoursOf(line: string): Hours[] {
  return line.split(';').map((part) => {
    const found = /^(\w+)(?: to (\w+))? (\d{1,2}:\d\d) ?- ?(\d{1,2}:\d\d)$/.exec(part.trim())
    const [, first = '', last = first, opens = '', closes = ''] = found ?? []
    const [from, to] = [first, last].map((day) => week.indexOf(day.toLowerCase() as Weekday))
    if (!found || from! < 0 || to! < from!)
      throw new Failure(`hours: write them as Monday to Friday 8:00-17:00, not ${part.trim()}`)
    return { days: week.slice(from, to! + 1), opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') }
  })
}

const week: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
