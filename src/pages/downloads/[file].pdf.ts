import type { APIRoute } from 'astro'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { loadSite } from '../_load-site.ts'

export async function getStaticPaths() {
  const { downloads } = await loadSite()
  return downloads.map(({ document: { file } }) => ({ params: { file: file.replace(/\.pdf$/, '') } }))
}

export const GET: APIRoute = async ({ params }) => {
  const file = join(resolve(process.env.CONTENT_DIR ?? 'content'), 'downloads', `${params.file}.pdf`)
  return new Response(await readFile(file), { headers: { 'content-type': 'application/pdf' } })
}
