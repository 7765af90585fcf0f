import { languageOf, tags } from '#lib/language.ts'
import type { Blog, BlogPosting } from 'schema-dts'
import type { Site } from '#reading/site.ts'
import { ids } from './ids.ts'

type Post = Site['posts'][number]

/** The blog, with the articles that the page lists. */
export function blogNode(site: Site, posts: Post[]): Blog {
  const { origin } = site.practice
  const address = blogOf(site)
  return {
    '@type': 'Blog',
    '@id': ids.blog(origin, address),
    name: 'Blog',
    url: origin + address,
    publisher: { '@id': ids.clinic(origin) },
    ...(posts.length > 0 && {
      blogPost: posts.map((post) => ({ ...summary(origin, post), url: origin + post.address })),
    }),
  }
}

/** The blog of the page's language, or the English one where there is no other. */
function blogOf({ previews }: Site): string {
  return previews.get('/blog')?.address ?? '/blog'
}

export function articleNode(site: Site, post: Post): BlogPosting {
  const { origin } = site.practice
  return {
    ...summary(origin, post),
    mainEntityOfPage: { '@id': ids.page(origin, post.address) },
    isPartOf: { '@id': ids.blog(origin, blogOf(site)) },
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
