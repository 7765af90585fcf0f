import { Contents } from '#blocks/Contents/Contents.tsx'
import { RelatedPosts } from '#blocks/Cards/Cards.tsx'
import { formatDate } from '#lib/dates.ts'
import { postSections } from '#lib/post-sections.ts'
import { PageBanner } from '#templates/PageBanner/PageBanner.tsx'
import { PageEnd } from '#templates/PageEnd/PageEnd.tsx'
import type { Given } from '#templates/view.ts'
import { Band } from '#ui/Band/Band.tsx'
import { Line } from '#ui/Prose/Prose.tsx'
import { useWords } from '#ui/words.ts'
import { PostBody } from './PostPage.Body.tsx'

export function PostPage({ post, newer, older, place }: Given<'post'>) {
  const words = useWords()
  const { pages } = words
  const parts = postSections(post.bodyParts)
  return (
    <>
      <PageBanner page={{ name: post.title, purpose: post.excerpt, photo: post.photo }} trail={place.trail} />
      <Band>
        <article className="post-grid">
          <div className="grid content-start gap-4 desk:sticky desk:top-24 desk:self-start">
            <p className="text-small text-muted">
              {pages.published} <time dateTime={post.date}>{formatDate(post.date, words)}</time>
            </p>
            <Contents
              entries={parts.flat().flatMap(({ id, title }) => (id && title ? [{ id, title }] : []))}
            />
          </div>
          <div className="grid gap-12">
            {post.updated && post.updateNote ? (
              <p className="rounded-card bg-cream p-5 text-small">
                <strong className="font-strong">
                  {pages.updated} <time dateTime={post.updated}>{formatDate(post.updated, words)}</time>.{' '}
                </strong>
                <Line html={post.updateNote} />
              </p>
            ) : null}
            <PostBody parts={parts} insets={post.insets} figure={post.figure} pictures={post.pictures} />
            <RelatedPosts newer={newer} older={older} all={{ address: '/blog', title: pages.allArticles }} />
          </div>
        </article>
      </Band>
      <PageEnd page={{ ...post, questions: [], updated: post.updated ?? post.date }} />
    </>
  )
}
