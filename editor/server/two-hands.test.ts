import { expect, test } from 'vitest'
import type { OpenFile } from '../model.ts'
import { type Api, openEditor } from './testing/open-editor.ts'
import { EditorRefusal } from './editor-refusal.ts'

/** A window with the prices open, in which a price can be typed again and again. */
function windowOn(api: Api, file = 'prices.yaml') {
  let { data, body, version, base }: Pick<OpenFile, 'data' | 'body' | 'version' | 'base'> = api.open(file)
  return {
    type(id: string, amount: number) {
      data = { ...(data as object), [id]: { ...(data as any)[id], amount } }
      const { version: now, base: from } = api.propose({ file, data, body, version, base })
      version = now
      base = from
    },
    /** Goes on from what another hand wrote, as somebody who has seen it. */
    goOnFrom(other: { version: string; base: string } | undefined) {
      version = other!.version
      base = other!.base
    },
  }
}

function refusalOf(act: () => unknown): EditorRefusal {
  try {
    act()
  } catch (error) {
    if (error instanceof EditorRefusal) return error
    throw error
  }
  throw new Error('it was not refused')
}

const contrave = (amount: number) => ({ contrave: { amount } })

test('of two windows the second is told what the first typed, and nothing is overwritten', () => {
  const { api } = openEditor()
  const one = windowOn(api)
  const two = windowOn(api)
  one.type('contrave', 16000)
  one.type('contrave', 17000)
  const { other } = refusalOf(() => two.type('phentermine', 4100)).about
  expect(other?.data).toMatchObject(contrave(17000))
  expect(api.open('prices.yaml').data).toMatchObject(contrave(17000))
  two.goOnFrom(other)
  two.type('phentermine', 4200)
  expect(api.open('prices.yaml').data).toMatchObject({ phentermine: { amount: 4200 } })
  // Now the first is the one that is behind.
  expect(refusalOf(() => one.type('contrave', 18000)).about.other?.data).toMatchObject({
    phentermine: { amount: 4200 },
  })
})

test('what one window saved is no reason to stop another that has nothing else open', () => {
  const { api } = openEditor()
  const one = windowOn(api)
  one.type('contrave', 16000)
  const two = windowOn(api)
  api.save()
  one.type('contrave', 17000)
  expect(api.open('prices.yaml').data).toMatchObject(contrave(17000))
  expect(refusalOf(() => two.type('contrave', 18000)).about.other?.data).toMatchObject(contrave(17000))
})

test('what was saved by a text editor is shown to whoever has changes waiting', () => {
  const { api, copy } = openEditor()
  const one = windowOn(api)
  one.type('contrave', 16000)
  copy.set('prices.yaml', ['contrave', 'amount'], 19000)
  expect(refusalOf(() => api.save()).about.file).toBe('prices.yaml')
  const { other, data } = api.open('prices.yaml')
  expect([data, other?.data]).toEqual([
    expect.objectContaining({ contrave: expect.objectContaining({ amount: 16000 }) }),
    expect.objectContaining({ contrave: expect.objectContaining({ amount: 19000 }) }),
  ])
  one.goOnFrom(other)
  one.type('contrave', 16000)
  expect(api.save().done).toBe('saved')
  expect(copy.read('prices.yaml')).toMatch(/amount: 16000/)
})

test('a page that another window deletes is not put back without a word', () => {
  const { api } = openEditor()
  const post = windowOn(api, 'posts/women-and-heart-disease.md')
  api.remove('posts/women-and-heart-disease.md')
  expect(refusalOf(() => post.type('x', 1)).about.other?.data).toBeNull()
})

test('a save is undone and done again, also after the editor was stopped', () => {
  const { api, copy, again } = openEditor()
  const before = copy.read('prices.yaml')
  windowOn(api).type('contrave', 16000)
  expect(api.save().lastSave).toBe('done')
  const later = again()
  expect(later.undo()).toMatchObject({ done: 'undone', lastSave: 'undone' })
  expect(copy.read('prices.yaml')).toBe(before)
  expect(later.undo()).toMatchObject({ done: 'redone', lastSave: 'done' })
  expect(copy.read('prices.yaml')).toMatch(/amount: 16000/)
})

test('an undo never takes along what came after the save', () => {
  const { api, copy } = openEditor()
  const one = windowOn(api)
  one.type('contrave', 16000)
  api.save()
  one.type('contrave', 17000)
  expect(() => api.undo()).toThrow(/Save or discard/)
  api.discard('prices.yaml')
  copy.append('prices.yaml', '# a remark\n')
  expect(api.state().lastSave).toBeUndefined()
  expect(() => api.undo()).toThrow(/changed since/)
})
