import { FilmFrame } from '#blocks/FilmFrame/FilmFrame.tsx'
import type { Film } from '#lib/model/photo.ts'
import type { Action } from '#lib/model/text.ts'
import { ButtonLink } from '#ui/Button/Button.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'

export type HomeHeroProps = {
  title: string
  subtitle: string
  film: Film
  actions: Action[]
  figures: string[]
}

/** The home page's first screen: the film, one promise, two things to do, and the fee as a line of figures. */
export function HomeHero({ title, subtitle, film, actions, figures }: HomeHeroProps) {
  return (
    <div className="relative isolate overflow-hidden bg-tint">
      <div className="page-width over-picture relative">
        <div className="hero-words grid max-w-text content-center justify-items-start gap-6">
          <Heading level={1} look="display">
            {title}
          </Heading>
          <p className="max-w-narrow text-lead">{subtitle}</p>
          <div className="flex flex-wrap gap-3">
            {actions.map((action, index) => (
              <ButtonLink key={action.href} action={action} variant={index === 0 ? 'primary' : 'quiet'} />
            ))}
          </div>
          <ul
            role="list"
            className="numerals flex flex-wrap gap-x-6 gap-y-2 border-t border-gold pt-4 font-medium"
          >
            {figures.map((figure) => (
              <li key={figure}>{figure}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="hero-picture">
        <FilmFrame film={film} priority shape="bleed" />
      </div>
    </div>
  )
}
