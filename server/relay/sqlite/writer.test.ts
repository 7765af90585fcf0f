import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createWriter } from './writer.ts'

function setUp() {
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE numbers (number INTEGER)')
  const { write } = createWriter({ open: () => ({ database }), verify() {}, judge() {} })
  const add = (number: number) => write(() => database.prepare('INSERT INTO numbers VALUES (?)').run(number))
  const all = () =>
    database
      .prepare('SELECT number FROM numbers')
      .all()
      .map(({ number }) => number)
  return { write, add, all }
}

test('each change gets its own result', async () => {
  const { write } = setUp()
  expect(await Promise.all([write(() => 1), write(() => 'two')])).toEqual([1, 'two'])
})

test('changes that share a commit hold together or not at all, and the next ones are not harmed', async () => {
  const { write, add, all } = setUp()
  const fails = write(() => {
    throw new Error('no')
  })
  const results = await Promise.allSettled([add(1), fails, add(2)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await add(3)
  expect(all()).toEqual([3])
})
