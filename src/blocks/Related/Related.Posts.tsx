import { Icon } from '#ui/Icon/Icon.tsx'
import { useWords } from '#ui/words.ts'

export type PostLink = { address: string; title: string }

/** The articles before and after this one, by date. */
export function RelatedPosts({ newer, older }: { newer?: PostLink; older?: PostLink }) {
  const { blocks } = useWords()
  return (
    <nav
      aria-label={blocks.moreArticles}
      data-paper="none"
      className="grid-even max-w-text gap-6 border-t border-line pt-6"
    >
      {older ? <Step direction="older" post={older} /> : <span />}
      {newer ? <Step direction="newer" post={newer} /> : null}
    </nav>
  )
}

function Step({ direction, post }: { direction: 'older' | 'newer'; post: PostLink }) {
  const { blocks } = useWords()
  const newer = direction === 'newer'
  return (
    <a
      href={post.address}
      rel={newer ? 'next' : 'prev'}
      className={`group grid content-start gap-1 no-underline ${newer ? 'justify-items-end text-right' : ''}`}
    >
      <span className="flex items-center gap-2 text-small text-muted">
        {newer ? null : <Arrow back />}
        {newer ? blocks.nextArticle : blocks.previousArticle}
        {newer ? <Arrow /> : null}
      </span>
      <span className="font-display text-subheading group-hover:text-price">{post.title}</span>
    </a>
  )
}

function Arrow({ back = false }: { back?: boolean }) {
  return (
    <span className={back ? 'rotate-180' : ''}>
      <Icon name="arrow" />
    </span>
  )
}
