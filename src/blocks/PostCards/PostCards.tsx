import { formatDate } from '#lib/dates.ts'
import type { Photo as PhotoValue } from '#lib/model/photo.ts'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { CardPhoto } from '#ui/Photo/Photo.tsx'
import { mark } from '#lib/mark.ts'
import { reveal } from '#ui/Section/Section.names.ts'
import { Section } from '#ui/Section/Section.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { useWords } from '#ui/words.ts'

export type PostCard = { address: string; title: string; excerpt: string; date: string; photo: PhotoValue }
export type PostCardsProps = { id: string; title: string; posts: PostCard[] }

/** Articles with picture, title, excerpt and 'Read More'. */
export function PostCards({ id, title, posts }: PostCardsProps) {
  const words = useWords()
  return (
    <Section id={id} title={title} className="grid gap-8" reveal="parts">
      <ul role="list" className="grid-cards gap-x-6 gap-y-12">
        {posts.map((post) => (
          <li key={post.address} {...mark(reveal)} className="card-box">
            <article className="lifts relative card-flow h-full grid-rows-[auto_1fr] gap-y-4">
              <div className="relative aspect-photo overflow-hidden rounded-card bg-tint">
                <CardPhoto photo={post.photo} alt="" />
              </div>
              <div className="grid grid-rows-[auto_auto_1fr_auto] gap-3">
                <p className="text-small text-muted">
                  <time dateTime={post.date}>{formatDate(post.date, words)}</time>
                </p>
                <Heading level={3}>{post.title}</Heading>
                <p>{post.excerpt}</p>
                {/* One link at the foot, and the whole card is its target. */}
                <p>
                  <Link
                    href={post.address}
                    className="inline-flex min-h-11 items-center gap-2 font-medium text-action after:absolute after:inset-0"
                  >
                    <span className="drawn-line">{words.blocks.readMore}</span>
                    <span className="sr-only">: {post.title}</span> <Icon name="arrow" />
                  </Link>
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  )
}
