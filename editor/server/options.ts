import { en } from '#lib/words/en.ts'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { formatPriceInFull } from '#lib/money.ts'
import type { Price } from '#lib/model/price.ts'
import { listFiles } from '#reading/source.ts'
import type { OpenFile, Option } from '../model.ts'
import { contentFiles } from './content-files.ts'

/** What a field that names something can choose from. */
export function optionsIn(folder: string): OpenFile['options'] {
  const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8')) ?? {}
  const named = (ids: string[]) => ids.map((id): Option => ({ id, label: id }))
  const keys = (register: object = {}) => named(Object.keys(register))
  const { works, counts, measures, series } = read('evidence.yaml')
  const photos = read('photos/photos.yaml') as Record<string, { file: string }>
  const prices = read('prices.yaml') as Record<string, Price>
  const pages = contentFiles(folder).filter(({ kind, language }) => kind && !language)
  return {
    photo: keys(photos).map((one) => ({ ...one, picture: photos[one.id]!.file })),
    film: keys(read('films/films.yaml')),
    price: keys(prices).map(({ id }) => ({ id, label: `${id}: ${priceWords(prices[id]!)}` })),
    work: keys(works),
    count: keys(counts),
    measure: keys(measures),
    series: keys(series),
    model: keys(read('models.yaml')),
    notice: keys(read('notices.yaml')),
    'before/after pair': keys(read('before-after/pairs.yaml')),
    document: named(listFiles(folder, 'downloads').map((path) => basename(path))),
    page: pages.map(({ address = '', title }) => ({ id: address, label: `${title} (${address})` })),
  }
}

/** A price may be half written. */
function priceWords(price: Price): string {
  return typeof price?.amount === 'number' ? formatPriceInFull(price, en.money) : 'no amount yet'
}
