import type { APIRoute, GetStaticPaths } from 'astro'
import type { Site } from '#reading/site.ts'
import { feedOf } from '../_feed.ts'
import { inEachLanguage } from '../_languages.ts'
import { loadSite } from '../_load.ts'

/** The blog as an RSS 2.0 feed, in another language once an article is written in it. */
export const getStaticPaths: GetStaticPaths = async () =>
  inEachLanguage(await loadSite())
    .filter(({ language, posts }) => language === 'en' || posts.length > 0)
    .map((site) => ({
      params: { language: site.language === 'en' ? undefined : site.language },
      props: { site },
    }))

export const GET: APIRoute<{ site: Site }> = ({ props }) =>
  new Response(feedOf(props.site), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
