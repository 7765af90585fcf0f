import { copyContent } from '#reading/testing/content-copy.ts'
import { run } from '../../build/run.ts'
import { isStale } from './stale.ts'

/** Where the site of the specification is built, beside the site of content/. */
export const specificationSite = '.cache/site-specification'

/** Builds the site from the frozen content, unless the last build is still good. */
export async function buildSpecification(): Promise<void> {
  if (!isStale(specificationSite, ['tests/specification/content'])) return
  const copy = copyContent()
  await run('node', ['scripts/build.ts'], {
    SITE_DIR: specificationSite,
    CONTENT_DIR: copy.root,
    PRECOMPRESS: 'no',
  })
  copy.dispose()
}
