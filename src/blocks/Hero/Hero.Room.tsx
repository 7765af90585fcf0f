import { FilmFrame } from '#blocks/FilmFrame/FilmFrame.tsx'
import { hoursLines } from '#lib/hours.ts'
import { mark } from '#lib/mark.ts'
import type { Film } from '#lib/model/photo.ts'
import type { Practice } from '#lib/model/practice.ts'
import { hoursSaid, lights, openingOf, type Light, type NowLine } from '#lib/practice-clock.ts'
import { useWords } from '#ui/words.ts'
import * as names from './Hero.client.ts'

/** The hours, until the inline script of the page says the time in the room. */
export function RoomLine({ practice }: { practice: Practice }) {
  const words = useWords()
  const { address } = practice
  const { room } = words.blocks
  const now: NowLine = {
    opening: openingOf(practice),
    hours: hoursSaid(words.locale),
    said: Object.fromEntries(
      lights.map((light) => [light, room.now('{time}', address.city, room.lights[light].scene)]),
    ) as NowLine['said'],
    closed: room.closed,
  }
  return (
    <p className="hero-now" {...mark(names.nowLine, JSON.stringify(now))}>
      {hoursLines(practice, words).join(' · ')}
    </p>
  )
}

/**
 * One picture and film a light, of which the style sheet shows one. What is not shown has no box, so that its lazy picture
 * is not requested; the inline script of the page makes the one that is eager.
 */
export function RoomPictures({ room }: { room: Record<Light, Film> }) {
  return lights.map((light) => (
    <div
      key={light}
      className={`hero-light in-data-[light=${light}]:contents ${light === 'morning' ? 'in-[:root:not([data-light])]:contents' : ''}`}
      {...mark(names.lightOf, light)}
    >
      <FilmFrame film={room[light]} priority="when-shown" shape="bleed" />
    </div>
  ))
}

/** Turns the day: one button a light. */
export function RoomButtons({ city }: { city: string }) {
  const { room } = useWords().blocks
  return (
    <div role="group" aria-label={room.turn} className="hero-turn awaits-script" inert>
      {lights.map((light) => {
        const { name, scene } = room.lights[light]
        return (
          <button
            key={light}
            type="button"
            aria-pressed="false"
            {...mark(names.lightOf, light)}
            {...mark(names.turnedLine, room.turned(name, city, scene))}
            // An edge and no ground, which forced colours would take away.
            className="grid size-9 cursor-pointer place-items-center before:size-[0.6rem] before:rounded-pill before:border-[1.5px] before:border-ink aria-pressed:before:border-[0.3rem]"
          >
            <span className="sr-only">{name}</span>
          </button>
        )
      })}
    </div>
  )
}
