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

export type HomeBannerProps = {
  title: string
  subtitle: string
  films: Record<Light, Film>
  practice: Practice
  buttons: Action[]
  facts: string[]
}

export function HomeBanner({ title, subtitle, films, practice, buttons, facts }: HomeBannerProps) {
  return (
    <div className="home-banner">
      <div className={wallLayout}>
        <div className={wordsLayout}>
          <Heading level={1} size="display" className={headline}>
            {title}
          </Heading>
          <TimeSentence practice={practice} />
          <p className="text-lead text-balance max-desk:order-2 max-desk:pt-3 max-desk:pb-5">{subtitle}</p>
          <div className="flex flex-wrap gap-3 max-desk:order-1 max-desk:pt-5 max-phone:gap-1 max-phone:*:w-full max-phone:*:nth-2:border-transparent max-phone:*:nth-2:py-0 max-phone:*:nth-2:underline">
            {buttons.map((button, index) => (
              <ButtonLink key={button.href} action={button} variant={index === 0 ? 'primary' : 'outline'} />
            ))}
          </div>
          <ul
            role="list"
            className="flex flex-wrap justify-between gap-x-5 gap-y-1 pt-4 text-tiny numerals font-medium max-desk:order-1 phone:text-(length:--text-small) desk:border-t desk:border-gold"
          >
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <div className={pictureLayout}>
          {lights.map((light) => (
            <div key={light} data-picture-for={light}>
              <FilmFrame film={films[light]} priority="when-shown" shape="bleed" />
            </div>
          ))}
        </div>
      </div>
      <TimeSlider city={practice.address.city} />
    </div>
  )
}

/** On desktop the text is on the empty left part of the picture. Below, the picture is between text and buttons. */
const wallLayout =
  'home-banner-wall max-desk:flex max-desk:flex-col desk:relative desk:isolate desk:grid desk:min-h-[clamp(34rem,42vw,62rem)] desk:items-center desk:bg-wall-shade desk:text-(color:--wall-ink)'
const wordsLayout =
  'home-banner-words max-desk:contents max-desk:*:px-gutter desk:ml-(--left) desk:grid desk:max-w-[min(33.75rem,50vw-var(--left)-1rem)] desk:justify-items-start desk:gap-5 desk:py-12 desk:[&>p]:max-w-[26rem]'
const pictureLayout =
  'max-phone:aspect-[5/4] phone:max-desk:aspect-film max-desk:relative desk:absolute desk:inset-[0_0_0_var(--beside)] desk:-z-1 desk:[&_:is(img,video)]:object-[100%_62%] print:hidden'
const headline =
  'max-desk:bg-wall max-desk:pt-[1.75rem] max-desk:pb-3 max-desk:text-(color:--wall-ink) desk:text-[clamp(3rem,5.3vw,4.75rem)] desk:lang-es:text-[clamp(2.5rem,4.4vw,4rem)]'

/** The head script replaces the opening hours with the time. The minimum height prevents a layout shift. */
function TimeSentence({ practice }: { practice: Practice }) {
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
    <p
      className="text-balance max-desk:min-h-[calc(2lh+1rem)] max-desk:bg-wall max-desk:pb-4 max-desk:text-(color:--wall-ink) desk:min-h-[2lh]"
      data-time-sentence={JSON.stringify(sentences)}
    >
      {hoursLines(practice, words).join(' · ')}
    </p>
  )
}

function TimeSlider({ city }: { city: string }) {
  const { wall } = useWords().blocks
  return (
    <div className="page-width js-pending pb-3" inert>
      <input
        type="range"
        className="time-slider block h-11 w-full cursor-pointer appearance-none bg-[linear-gradient(var(--color-gold),var(--color-gold))] bg-[length:100%_1px] bg-center bg-no-repeat print:hidden"
        min={0}
        max={lights.length - 1}
        step={1}
        defaultValue={1}
        aria-label={wall.timeSlider(city)}
        data-time-slider={JSON.stringify(lights.map((light) => wall.lights[light].name))}
      />
      <div
        aria-hidden="true"
        className="-mt-2 grid grid-cols-[2fr_2fr_1fr_1fr] text-[min(0.875rem,4vw)] text-muted max-phone:lang-es:*:last:hidden print:hidden"
      >
        {(['dawn', 'noon', 'evening', 'night'] as const).map((light) => (
          <span key={light}>{wall.lights[light].name}</span>
        ))}
      </div>
    </div>
  )
}
