import { DrawnNote } from '#ui/Photo/Photo.tsx'
import { FilmFrame } from '#blocks/FilmFrame/FilmFrame.tsx'
import type { Film } from '#lib/model/photo.ts'
import type { Action } from '#lib/model/text.ts'
import { ButtonLink } from '#ui/Button/Button.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'
import { subjectStep } from '#ui/Photo/subject-step.ts'

export type HomeHeroProps = {
  title: string
  subtitle: string
  film: Film
  actions: Action[]
  figures: string[]
}

/** The home page's first screen: the film, one promise left of what it shows, two things to do, the fee in figures. */
export function HomeHero({ title, subtitle, film, actions, figures }: HomeHeroProps) {
  return (
    <div className="hero" data-subject={subjectStep(film.poster)}>
      <div className="page-width over-picture relative">
        <div className="hero-words grid content-center justify-items-start gap-6">
          <Heading level={1} look="display">
            {title}
          </Heading>
          <p className="max-w-narrow text-lead">{subtitle}</p>
          <div className="hero-actions">
            {actions.map((action, index) => (
              <ButtonLink key={action.href} action={action} variant={index === 0 ? 'primary' : 'quiet'} />
            ))}
          </div>
          <ul
            role="list"
            className="hero-figures numerals flex w-full flex-wrap gap-x-5 gap-y-1 border-t border-gold pt-4 font-medium phone:w-auto"
          >
            {figures.map((figure) => (
              <li key={figure}>{figure}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="hero-picture">
        <FilmFrame film={film} priority shape="bleed" />
        <DrawnNote photo={film.poster} />
      </div>
    </div>
  )
}
