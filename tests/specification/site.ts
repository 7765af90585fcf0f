import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Practice } from '../../src/lib/model/practice.ts'
import { readSite, type Site } from '../../src/reading/site.ts'
import { contentRoot, stubMedia } from '../../src/reading/testing/content-copy.ts'
import { builtSite } from '../built-site.ts'

export const specificationSite = process.env['SITE_DIR'] ?? 'dist'
export const specificationRoot = contentRoot

/** The built site of content/, for the tests in a browser that still name it. */
export const { manifest, builtFiles, readBuilt, htmlAt } = builtSite(specificationSite)

export function readFrozen(file: string): string {
  return readFileSync(join(contentRoot, file), 'utf8')
}

export const practice = parse(readFrozen('practice.yaml')) as Practice

export function readFrozenSite(): Site {
  return readSite(contentRoot, stubMedia)
}
