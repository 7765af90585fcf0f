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
  const entries = <Entry>(file: string, toOption: (id: string, entry: Entry) => Option): Option[] =>
    Object.entries((parse(readFileSync(join(folder, file), 'utf8')) ?? {}) as Record<string, Entry>).map(
      ([id, entry]) => toOption(id, entry),
    )
  const named = (id: string): Option => ({ id, label: id })
  const evidence = parse(readFileSync(join(folder, 'evidence.yaml'), 'utf8')) as Record<string, object>
  const figures = (part: string) => Object.keys(evidence[part] ?? {}).map(named)
  return {
    photo: entries<{ file: string }>('photos/photos.yaml', (id, { file }) => ({
      ...named(id),
      picture: file,
    })),
    film: entries('films/films.yaml', named),
    price: entries<Price>('prices.yaml', (id, price) => ({ id, label: `${id}: ${priceWords(price)}` })),
    work: figures('works'),
    count: figures('counts'),
    measure: figures('measures'),
    series: figures('series'),
    model: entries('models.yaml', named),
    notice: entries('notices.yaml', named),
    'before/after pair': entries('before-after/pairs.yaml', named),
    document: listFiles(folder, 'downloads').map((path) => named(basename(path))),
    page: contentFiles(folder).flatMap(({ group, address, title, language }) =>
      address && group !== 'Shared by many pages' && !language
        ? [{ id: address, label: `${title} (${address})` }]
        : [],
    ),
  }
}

/** A price may be half written. */
function priceWords(price: Price): string {
  return typeof price?.amount === 'number' ? formatPriceInFull(price, en.money) : 'no amount yet'
}
