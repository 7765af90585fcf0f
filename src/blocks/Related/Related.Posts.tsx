import { Icon } from '#ui/Icon/Icon.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { useWords } from '#ui/words.ts'

export type PostLink = { address: string; title: string }

/** The articles before and after this one, by date, and the way to all of them. */
export function RelatedPosts({ newer, older, all }: { newer?: PostLink; older?: PostLink; all: PostLink }) {
  const { blocks } = useWords()
  return (
    <nav
      aria-label={blocks.moreArticles}
      data-paper="none"
      className="grid justify-items-start gap-6 border-t border-line pt-6 tablet:grid-cols-[1fr_auto_1fr] desk:max-w-text"
    >
      {older ? <Step direction="older" post={older} /> : null}
      {/* Where an article has one neighbour, the way to all takes the place of the other. */}
      <span className="linked text-small tablet:-mt-3 tablet:last:justify-self-end">
        <Link href={all.address} className="inline-flex min-h-11 items-center">
          <span>{all.title}</span>
        </Link>
      </span>
      {newer ? <Step direction="newer" post={newer} /> : null}
    </nav>
  )
}

function Step({ direction, post }: { direction: 'older' | 'newer'; post: PostLink }) {
  const { blocks } = useWords()
  const newer = direction === 'newer'
  return (
    <Link
      href={post.address}
      rel={newer ? 'next' : 'prev'}
      className={`group grid content-start gap-1 no-underline ${newer ? 'tablet:justify-items-end tablet:justify-self-end tablet:text-right' : ''}`}
    >
      <span className="flex items-center gap-2 text-small text-muted">
        {newer ? null : <Arrow back />}
        {newer ? blocks.nextArticle : blocks.previousArticle}
        {newer ? <Arrow /> : null}
      </span>
      <span className="font-display text-subheading text-balance group-hover:text-deep">{post.title}</span>
    </Link>
  )
}

function Arrow({ back = false }: { back?: boolean }) {
  return (
    <span className={back ? 'rotate-180' : ''}>
      <Icon name="arrow" />
    </span>
  )
}
