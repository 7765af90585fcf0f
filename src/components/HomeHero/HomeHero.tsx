import { FilmFrame } from '#components/FilmFrame/FilmFrame.tsx'
import { hoursLines } from '#lib/hours.ts'
import type { Film } from '#lib/model/photo.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Action } from '#lib/model/text.ts'
import { hourLabels, type Light, lights, openingSchedule, type TimeSentences } from '#lib/practice-clock.ts'
import { withApostrophes } from '#lib/typography.ts'
import { ButtonLink } from '#components/ui/Button/Button.tsx'
import { Heading } from '#components/ui/Heading/Heading.tsx'
import { useWords } from '#components/ui/words.ts'

export type HomeHeroProps = {
  title: string
  subtitle: string
  films: Record<Light, Film>
  practice: Practice
  buttons: Action[]
  facts: string[]
}

/** The picture changes with the time of day. */
export function HomeHero({ title, subtitle, films, practice, buttons, facts }: HomeHeroProps) {
  return (
    <div className="home-hero">
      <div className="home-hero-wall">
        <div className="home-hero-words">
          <Heading level={1} size="display">
            {title}
          </Heading>
          <TimeLine practice={practice} />
          <p className="home-hero-lead text-lead text-balance">{subtitle}</p>
          <div className="home-hero-buttons flex flex-wrap gap-3 max-phone:*:w-full">
            {buttons.map((button, index) => (
              <ButtonLink key={button.href} action={button} variant={index === 0 ? 'primary' : 'outline'} />
            ))}
          </div>
          <ul
            role="list"
            className="flex flex-wrap justify-between gap-x-5 gap-y-1 pt-4 text-tiny numerals font-medium phone:text-(length:--text-small) desk:border-t desk:border-gold"
          >
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <div className="home-hero-picture">
          {lights.map((light) => (
            <div key={light} className="home-hero-light" data-light-of={light}>
              <FilmFrame film={films[light]} priority="when-shown" shape="bleed" />
            </div>
          ))}
        </div>
      </div>
      <DayLine city={practice.address.city} />
    </div>
  )
}

/** The opening hours, which the head script replaces by the time. */
function TimeLine({ practice }: { practice: Practice }) {
  const words = useWords()
  const { wall } = words.blocks
  const { city } = practice.address
  const inEachLight = (sentence: (light: Light) => string) =>
    Object.fromEntries(lights.map((light) => [light, withApostrophes(sentence(light))])) as Record<
      Light,
      string
    >
  const sentences: TimeSentences = {
    opening: openingSchedule(practice),
    hours: hourLabels(words.locale),
    noon: wall.noon,
    now: inEachLight((light) => wall.now('{time}', city, wall.lights[light].scene)),
    other: inEachLight((light) => wall.other(wall.lights[light].name, city, wall.lights[light].scene)),
    closed: withApostrophes(wall.closed),
  }
  return (
    <p className="home-hero-time text-balance" data-time-line={JSON.stringify(sentences)}>
      {hoursLines(practice, words).join(' · ')}
    </p>
  )
}

function DayLine({ city }: { city: string }) {
  const { wall } = useWords().blocks
  return (
    <div className="page-width js-pending pb-3" inert>
      <input
        type="range"
        className="day-line"
        min={0}
        max={lights.length - 1}
        step={1}
        defaultValue={1}
        aria-label={wall.dayLine(city)}
        data-day-line={JSON.stringify(lights.map((light) => wall.lights[light].name))}
      />
      <div aria-hidden="true" className="day-line-labels text-tiny text-muted">
        {(['dawn', 'noon', 'evening'] as const).map((light) => (
          <span key={light}>{wall.lights[light].name}</span>
        ))}
      </div>
    </div>
  )
}
