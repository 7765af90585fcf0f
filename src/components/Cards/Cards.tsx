import { formatDate } from '#lib/dates.ts'
import type { Html } from '#lib/model/text.ts'
import type { PageSummary } from '#lib/model/page.ts'
import type { Photo as PhotoValue } from '#lib/model/photo.ts'
import type { SectionOf } from '#content-model/schemas/sections.ts'
import { Heading } from '#components/ui/Heading/Heading.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Link } from '#components/ui/Link/Link.tsx'
import { CardPhoto } from '#components/ui/Photo/Photo.tsx'
import { Prose } from '#components/ui/Prose/Prose.tsx'
import { Section } from '#components/ui/Section/Section.tsx'
import { TextLink } from '#components/ui/TextLink/TextLink.tsx'
import { useWords } from '#components/ui/words.ts'
import { noBreak } from '#components/ui/no-break.ts'

export function PageCards({ id, title, intro, pages }: SectionOf<'cards'>) {
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-8" reveal="header">
      <ul role="list" className="grid-cards gap-x-6 gap-y-4 phone:gap-y-8">
        {pages.map((page) => (
          <li key={page.address} data-reveal="" className="@container">
            <Link
              href={page.address}
              className="group hover-lift card-flow gap-y-4 no-underline max-phone:grid-cols-[1fr_2fr] max-phone:items-center max-phone:gap-x-4"
            >
              <CardPhoto
                photo={page.photo}
                boxClassName="aspect-photo rounded-card max-phone:aspect-square"
                alt=""
                size={pages.length % 4 === 0 ? 'quarter' : 'third'}
              />
              <span className="grid gap-1">
                <span className="inline-flex items-center gap-2 font-display text-subheading">
                  <span className="hover-underline">{noBreak(page.name)}</span> <Icon name="arrow" />
                </span>
                <span className="text-small text-muted">{noBreak(page.purpose)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export type PostCard = { address: string; title: string; excerpt: string; date: string; photo: PhotoValue }
type PostNoteProps = { id: string; title: string; text: Html }
export type PostCardsProps = { id: string; title: string; posts: PostCard[]; note?: PostNoteProps }

export function PostCards({ id, title, posts, note }: PostCardsProps) {
  const words = useWords()
  return (
    <Section id={id} title={title} className="grid gap-8" reveal="parts">
      <ul role="list" className="grid-cards gap-x-6 gap-y-8 phone:gap-y-12">
        {posts.map((post, index) => (
          <li
            key={post.address}
            data-reveal=""
            className={`@container ${index === 0 ? 'desk:col-span-full!' : 'desk:col-span-4!'}`}
          >
            <article
              aria-labelledby={`${id}-card-${index + 1}`}
              className={`hover-lift relative card-flow h-full grid-rows-[auto_1fr] gap-y-4 ${index > 0 ? 'max-phone:grid-cols-[1fr_2fr] max-phone:gap-x-4 max-phone:gap-y-2 max-phone:[&>div:last-child]:contents' : lead}`}
            >
              <CardPhoto
                photo={post.photo}
                size={index === 0 ? 'lead' : 'third'}
                boxClassName={`aspect-photo rounded-card ${index > 0 ? 'max-phone:row-span-2 max-phone:aspect-square' : ''}`}
                alt=""
              />
              <div className="grid grid-rows-[auto_auto_1fr_auto] gap-3 *:nth-[n+3]:col-span-full">
                <p className="text-small text-muted">
                  <time dateTime={post.date}>{formatDate(post.date, words)}</time>
                </p>
                <Heading level={3} id={`${id}-card-${index + 1}`}>
                  {post.title}
                </Heading>
                <p>{noBreak(post.excerpt)}</p>
                <p>
                  <Link
                    href={post.address}
                    className="inline-flex min-h-11 items-center gap-2 font-medium text-action after:absolute after:inset-0"
                  >
                    <span className="hover-underline">{words.blocks.readMore}</span>
                    <span className="sr-only">: {noBreak(post.title)}</span> <Icon name="arrow" />
                  </Link>
                </p>
              </div>
            </article>
          </li>
        ))}
        {note ? <PostNote {...note} /> : null}
      </ul>
    </Section>
  )
}

const lead =
  'desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desk:grid-rows-1 desk:items-center desk:gap-x-12 desk:[&_h3]:text-title'

/** Fills the cell that a last row of two articles leaves empty. */
function PostNote({ id, title, text }: PostNoteProps) {
  return (
    <li className="grid content-start gap-3 border-t border-line pt-4 desk:col-span-4!">
      <h3 id={id} className="font-display text-subheading">
        {noBreak(title)}
      </h3>
      <Prose html={text} variant="small" />
    </li>
  )
}

export type RelatedProps = {
  title: string
  pages: PageSummary[]
  section?: { title: string; pages: PageSummary[] }
}

export function Related({ title, pages, section }: RelatedProps) {
  const links = new Map([...pages, ...(section?.pages ?? [])].map((page) => [page.address, page]))
  if (links.size === 0) return null
  return (
    <Section id="related" title={title} className="grid gap-x-16 gap-y-4 desk:grid-cols-aside print:hidden">
      <ul role="list" className="flex flex-wrap gap-2">
        {[...links.values()].slice(0, 3).map(({ address, name }) => (
          <li key={address} className="max-w-full flex-none">
            <Link
              href={address}
              className="inline-flex min-h-9 items-center rounded-pill border border-line bg-card px-4 py-1 no-underline hover:border-edge hover:text-deep phone:min-h-11"
            >
              <span>{noBreak(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export type PostLink = { address: string; title: string }

export function RelatedPosts({ newer, older, all }: { newer?: PostLink; older?: PostLink; all: PostLink }) {
  const { blocks } = useWords()
  const steps = [
    { rel: 'prev', label: blocks.previousArticle, post: older },
    { rel: 'next', label: blocks.nextArticle, post: newer },
  ]
  return (
    <nav
      aria-label={blocks.moreArticles}
      className="grid gap-6 border-t border-line pt-6 tablet:grid-cols-2 desk:max-w-text"
    >
      {steps.map(({ rel, label, post }) =>
        post ? (
          <Link
            key={rel}
            href={post.address}
            rel={rel}
            className="group grid content-start gap-1 no-underline"
          >
            <span className="text-small text-muted">{label}</span>
            <span className="font-display text-subheading text-balance group-hover:text-deep">
              {noBreak(post.title)}
            </span>
          </Link>
        ) : null,
      )}
      <TextLink action={{ text: all.title, href: all.address, external: false }} />
    </nav>
  )
}
