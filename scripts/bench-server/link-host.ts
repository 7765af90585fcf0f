/** Serves SITE_DIR over HTTP/2 with what goes ahead of a page as LINKS says: no header, the header, or an answer 103 before it. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createApp } from '../../server/app.ts'
import { openSite } from '../../server/live-site.ts'
import { serve } from '../../server/serve.ts'
import { readSettings } from '../../server/settings.ts'

const settings = readSettings(process.env)
const site = await openSite(settings.siteDir)
const app = createApp(site)
const way = process.env['LINKS']

if (way === 'none')
  for (const { representations } of site.current.byAddress.values())
    for (const { head } of representations) if (head.includes('Link')) head.splice(head.indexOf('Link'), 2)

await serve((request: IncomingMessage, response: ServerResponse) => {
  const { headers = [] } = site.current.byAddress.get(request.url ?? '')?.planned ?? {}
  const link = headers.find(([name]) => name === 'Link')?.[1]
  if (link && way === '103') response.writeEarlyHints({ link: link.split(/, (?=<)/) })
  return app(request, response)
}, settings)
