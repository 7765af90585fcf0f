import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { contentRoot } from './testing/content-copy.ts'

type Figure = { treated: number; control?: number; to?: number }
type Evidence = {
  counts: Record<string, Figure>
  measures: Record<string, Figure>
  series: Record<string, { lines: { points: [number, number][] }[] }>
}

test('page or post prints only study figures that evidence.yaml holds', () => {
  expect(unheldIn(contentRoot)).toEqual([])
})

function unheldIn(root: string): [file: string, figures: number[]][] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const evidence = parse(read('evidence.yaml')) as Evidence
  const held = new Set([
    ...[...Object.values(evidence.counts), ...Object.values(evidence.measures)].flatMap(numbersOf),
    ...Object.values(evidence.series).flatMap(({ lines }) =>
      lines.flatMap(({ points }) => points.map(([, value]) => value)),
    ),
  ])
  // The percentages of the accessibility page are zoom levels.
  const files = ['treatments', 'pages', 'posts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:yaml|md)$/.test(name) && name !== 'accessibility.yaml')
      .map((name) => `${folder}/${name}`),
  )
  return files
    .map((file): [string, number[]] => {
      const unknown = figuresIn(withoutSources(read(file))).filter((figure) => !held.has(figure))
      return [file, [...new Set(unknown)].toSorted((a, b) => a - b)]
    })
    .filter(([, figures]) => figures.length > 0)
}

function withoutSources(words: string): string {
  return words.replace(/^sources:\n(?:[ -].*\n)+/m, '')
}

test('study figure is found in every way pages write one', () => {
  expect(figuresIn('lost 14.9%, against 2.4% with placebo')).toEqual([14.9, 2.4])
  expect(figuresIn('44 in 100; placebo 17')).toEqual([44, 17])
  expect(figuresIn('25 to 29 in 100, and 66 of 100 men')).toEqual([25, 29, 66])
  expect(figuresIn('38 against 30')).toEqual([38, 30])
})

/** The numbers of a figure, and their difference, which a text may state instead. */
function numbersOf({ treated: one, control, to }: Figure): number[] {
  const apart = control === undefined ? [] : [Math.round(Math.abs(one - control) * 10) / 10, control]
  return [one, ...apart, ...(to === undefined ? [] : [to])]
}

/** Shares of people and of weight: 14.9%, 44 in 100, 25 to 29 in 100, 38 against 30. */
function figuresIn(words: string): number[] {
  const number = String.raw`(\d+(?:\.\d+)?)`
  const share = new RegExp(
    String.raw`(?:${number} to )?${number}(?:%| (?:in|of) 100\b)(?:; placebo ${number})?|${number} (?:against|vs?\.) ${number}`,
    'g',
  )
  return [...words.matchAll(share)].flatMap(([, ...found]) => found.filter(Boolean).map(Number))
}
