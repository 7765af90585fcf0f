import { Banner } from '#blocks/Banner/Banner.tsx'
import { RelatedPosts, type PostLink } from '#blocks/Related/Related.Posts.tsx'
import type { ReviewProps } from '#blocks/Review/Review.tsx'
import { formatDate } from '#lib/dates.ts'
import type { Preview } from '#lib/model/page.ts'
import type { Photo } from '#lib/model/photo.ts'
import type { Html } from '#lib/model/text.ts'
import { Frame } from '#templates/Frame/Frame.tsx'
import { PageEnd } from '#templates/OverviewPage/OverviewPage.tsx'
import type { PageNotice, Shared } from '#templates/shared.ts'
import { Band } from '#ui/Band/Band.tsx'
import { Line, Prose } from '#ui/Prose/Prose.tsx'

export type Post = {
  address: string
  title: string
  excerpt: string
  photo: Photo
  date: string
  updated?: string
  updateNote?: Html
  body: Html
  notices: PageNotice[]
  related: Preview[]
  sources: ReviewProps['sources']
  reviewed: NonNullable<ReviewProps['reviewed']>
}

type PostPageProps = { post: Post; newer?: PostLink; older?: PostLink; shared: Shared }

export function PostPage({ post, newer, older, shared }: PostPageProps) {
  return (
    <Frame shared={shared} address="/blog">
      <Banner
        title={post.title}
        subtitle={post.excerpt}
        photo={post.photo}
        trail={shared.place.trail}
        textColor="ink"
        buttons={[]}
      />
      <Band>
        <article className="mx-auto grid max-w-text gap-8">
          <p className="text-small text-muted">
            Published <time dateTime={post.date}>{formatDate(post.date)}</time>
          </p>
          {post.updated && post.updateNote ? (
            <p className="rounded-card border border-line bg-card p-5 text-small">
              <strong className="font-strong">
                Updated <time dateTime={post.updated}>{formatDate(post.updated)}</time>.{' '}
              </strong>
              <Line html={post.updateNote} />
            </p>
          ) : null}
          <Prose html={post.body} />
          <p>
            <a href="/blog" className="inline-flex min-h-11 items-center font-medium text-action">
              All articles
            </a>
          </p>
          <RelatedPosts newer={newer} older={older} />
        </article>
      </Band>
      <PageEnd page={{ ...post, questions: [], updated: post.updated ?? post.date }} />
    </Frame>
  )
}
