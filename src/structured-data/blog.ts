import { languageOf, tags } from '#lib/language.ts'
import type { Blog, BlogPosting } from 'schema-dts'
import type { Practice } from '#lib/model/practice.ts'
import type { Site } from '#reading/site.ts'
import { ids } from './ids.ts'

type Post = Site['posts'][number]

/** The blog, with the articles that the page lists. */
export function blogNode({ origin }: Practice, posts: Post[]): Blog {
  return {
    '@type': 'Blog',
    '@id': ids.blog(origin),
    name: 'Blog',
    url: `${origin}/blog`,
    publisher: { '@id': ids.clinic(origin) },
    ...(posts.length > 0 && {
      blogPost: posts.map((post) => ({ ...summary(origin, post), url: origin + post.address })),
    }),
  }
}

export function articleNode({ origin }: Practice, post: Post): BlogPosting {
  return {
    ...summary(origin, post),
    mainEntityOfPage: { '@id': ids.page(origin, post.address) },
    isPartOf: { '@id': ids.blog(origin) },
    dateModified: post.updated ?? post.date,
    inLanguage: tags[languageOf(post.address)],
    author: { '@id': ids.clinic(origin) },
    publisher: { '@id': ids.clinic(origin) },
    citation: post.sources.map(({ title, url }) => ({ '@type': 'CreativeWork', name: title, url })),
  }
}

function summary(origin: string, post: Post) {
  return {
    '@type': 'BlogPosting',
    '@id': ids.subject(origin, post.address),
    headline: post.title,
    description: post.excerpt,
    image: origin + post.photo.picture.src,
    datePublished: post.date,
  } satisfies BlogPosting
}
