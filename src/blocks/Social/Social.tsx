import type { SocialProfile } from '#lib/model/practice.ts'
import type { Html } from '#lib/model/text.ts'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Line } from '#ui/Prose/Prose.tsx'
import { mark } from '#lib/mark.ts'
import { reveal } from '#ui/Section/Section.names.ts'

export type SocialProps = { id: string; title: string; text?: Html; profiles: SocialProfile[] }

/** The three profiles, as words and not as icons alone. */
export function Social({ id, title, text, profiles }: SocialProps) {
  return (
    <section aria-labelledby={id} className="grid gap-6" {...mark(reveal)}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {text ? (
        <p className="max-w-text">
          <Line html={text} />
        </p>
      ) : null}
      <ul role="list" className="grid-row gap-4">
        {profiles.map(({ network, label, url }) => (
          <li key={network}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className="flex min-h-12 items-center gap-3 border-t border-gold py-4 font-display text-subheading no-underline hover:text-price"
            >
              <Icon name={network} />
              <span className="grow">
                {label}
                <span className="sr-only"> (opens in a new tab)</span>
              </span>
              <Icon name="outward" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
