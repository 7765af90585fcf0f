import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Failure } from '../../build/run.ts'
import { contentRepository } from '../testing/content-repository.ts'
import { editorApi } from './api.ts'
import { openDraft, type Stale } from './draft.ts'

type Prices = Record<string, { amount: unknown }>

/** The editor's API over a copy of content that is this test's alone. */
function openEditor() {
  const site = contentRepository({ isEnglish: true })
  const folder = mkdtempSync(join(tmpdir(), 'draft-'))
  onTestFinished(() => {
    site.dispose()
    rmSync(folder, { recursive: true })
  })
  const start = () => editorApi(site.content, openDraft(site.content, join(folder, 'shown')))
  const api = start()
  const { data, version } = api.open('prices.yaml')
  const { id } = site.price()
  /** Changes an amount from the version of prices.yaml that a window opened at the start. */
  const type = (amount: unknown) => {
    const prices = structuredClone(data) as Prices
    prices[id]!.amount = amount
    return api.update('prices.yaml', { data: prices, version })
  }
  return {
    api,
    start,
    site,
    id,
    type,
    folder,
    shown: () => readFileSync(join(folder, 'shown/prices.yaml'), 'utf8'),
  }
}

function refusalOf(act: () => unknown): Stale {
  try {
    act()
  } catch (error) {
    if (error instanceof Failure) return error.cause as Stale
    throw error
  }
  throw new Error('it was not refused')
}

test('editor keeps a change over a restart and refuses a stale one with both texts', () => {
  const { api, start, site, type, shown } = openEditor()
  expect(type(98700).problems).toEqual([])
  expect(shown()).toContain('amount: 98700')
  const unsaved = start()
    .state()
    .files.filter(({ state }) => state)
  expect(unsaved).toMatchObject([{ file: 'prices.yaml', state: 'changed' }])
  const stale = refusalOf(() => type(4100))
  expect(stale.file).toBe('prices.yaml')
  expect(stale.mine).toContain('amount: 4100')
  expect(stale.theirs).toContain('amount: 98700')
  const outside = `${site.read('prices.yaml')}# a remark\n`
  site.write('prices.yaml', outside)
  const save = refusalOf(() => api.save())
  expect(save.mine).toContain('amount: 98700')
  expect([save.theirs, site.read('prices.yaml')]).toEqual([outside, outside])
})

test('editor dates a new post today and names no reviewer', () => {
  const { api } = openEditor()
  const { file } = api.create('post', 'A Post That Is New')
  const { date, reviewed } = api.open(file).data as Record<string, unknown>
  expect(date).toBe(new Date().toLocaleDateString('en-CA'))
  expect(reviewed).toMatchObject({ by: null, on: null })
})

test('editor names the file and field of a change that breaks the site, and does not show it', () => {
  const { site, id, type, shown } = openEditor()
  expect(type('cheap').problems).toContainEqual({
    file: 'prices.yaml',
    field: `${id}.amount`,
    message: expect.stringContaining('number'),
  })
  expect(shown()).toBe(site.read('prices.yaml'))
})

test('editor refuses a name too long for a file and goes on', () => {
  const { api, start } = openEditor()
  expect(() => api.create('post', 'long '.repeat(54))).toThrow(/80 letters at most/)
  expect(start().state().problems).toEqual([])
})

test('editor discards a change that could not be written', () => {
  const { start, type, folder } = openEditor()
  const inTheWay = join(folder, 'draft/prices.yaml')
  rmSync(inTheWay)
  mkdirSync(inTheWay)
  expect(() => type(98700)).toThrow()
  rmSync(inTheWay, { recursive: true })
  const { files, problems } = start().state()
  expect([files.filter(({ state }) => state), problems]).toEqual([[], []])
})
