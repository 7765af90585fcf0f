import { from } from '#lib/breakpoints.ts'
import type { Provider } from '#lib/model/provider.ts'
import type { Html } from '#lib/model/text.ts'
import { Chip } from '#ui/Chip/Chip.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Photo } from '#ui/Photo/Photo.tsx'
import { Line } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'

export type ProvidersProps = { id: string; title: string; intro?: Html; providers: Provider[] }

/** Who looks after patients, with what can be checked: credentials and license. */
export function Providers({ id, title, intro, providers }: ProvidersProps) {
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-8" reveal="opening">
      <ul role="list" className="grid gap-8 phone:grid-cols-2 desk:grid-cols-3">
        {providers.map((provider) => (
          <li key={provider.name} className="overflow-hidden rounded-card border border-line bg-card">
            <One {...provider} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function One({ name, credentials, role, founder, license, photo, languages, text }: Provider) {
  const { askedFirst: words, locale } = useWords()
  return (
    <>
      <div className="relative aspect-tall bg-tint">
        <Photo photo={photo} sizes={`${from('desk')} 24rem, ${from('phone')} 46vw, 92vw`} upright="always" />
      </div>
      <div className="grid gap-3 p-6">
        <Heading level={3} look="subheading">
          {name}, {credentials}
        </Heading>
        <p className="flex flex-wrap items-center gap-3">
          {role}
          {founder ? <Chip>{words.founder}</Chip> : null}
        </p>
        {text ? (
          <p className="linked">
            <Line html={text} />
          </p>
        ) : null}
        <dl className="grid gap-1 text-small text-muted">
          <Fact name={words.license} value={license} />
          <Fact name={words.speaks} value={new Intl.ListFormat(locale).format(languages)} />
        </dl>
      </div>
    </>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="font-medium">{name}:</dt>
      <dd>{value}</dd>
    </div>
  )
}
