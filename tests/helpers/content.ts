import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import type { Practice } from '#lib/model/practice.ts'
import { readSite, type Site } from '#content-model/site.ts'
import { contentRoot } from '#content-model/testing/content-copy.ts'

type Prices = Record<string, { amount: number }>
export type Section = { block: string; title?: string } & Record<string, unknown>

/** Reads a file of content/, so that no test repeats names, prices or counts. */
export function readContent<T>(file: string): T {
  return parse(readFileSync(join('content', file), 'utf8')) as T
}

let site: Site | undefined

export function content(): Site {
  return (site ??= readSite(contentRoot))
}

export const practice = readContent<Practice>('practice.yaml')

export function priceOf(id: string): number {
  return readContent<Prices>('prices.yaml')[id]!.amount
}

export const dollars = (cents: number) => `$${Math.round(cents / 100).toLocaleString('en-US')}`

/** English pages that have a block, each with its sections of that block. The file name is the address. */
export function pagesWith(block: string): { address: string; sections: Section[] }[] {
  return globSync('{pages,treatments}/**/*.yaml', { cwd: 'content' })
    .toSorted()
    .map((file) => ({
      address: basename(file) === 'home.yaml' ? '/' : file.replace(/^\w+(.*)\.yaml$/, '$1'),
      sections: (readContent<{ sections?: Section[] }>(file).sections ?? []).filter(
        (section) => section.block === block,
      ),
    }))
    .filter(({ sections }) => sections.length > 0)
}

export function pageWith(block: string): string {
  const [first] = pagesWith(block)
  if (!first) throw new Error(`no page of content/ has the block ${block}`)
  return first.address
}
