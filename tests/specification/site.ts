import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { specificationSite } from '../../scripts/specification/build.ts'
import type { Practice } from '../../src/lib/model/practice.ts'
import type { Site } from '../../src/reading/site.ts'
import { copyContent, specificationRoot } from '../../src/reading/testing/content-copy.ts'
import { builtSite } from '../built-site.ts'

export { specificationRoot, specificationSite }

/** The site that was agreed on, built from the frozen content: tests that name what it says visit this one. */
export const { manifest, builtFiles, readBuilt, htmlAt } = builtSite(specificationSite)

/** One of its files. */
export function readFrozen(file: string): string {
  return readFileSync(join(specificationRoot, file), 'utf8')
}

export const practice = parse(readFrozen('practice.yaml')) as Practice

/** All of it, read as the build reads it. */
export function readFrozenSite(): Site {
  const copy = copyContent()
  const site = copy.site()
  copy.dispose()
  return site
}
