import { afterAll, expect, test } from 'vitest'
import { copyContent } from '#reading/testing/content-copy.ts'
import { unknownIn } from '../testing/unknown-in.ts'
import { readContents } from './apply.ts'
import { contentFiles } from './content-files.ts'

const copy = copyContent()
afterAll(copy.dispose)

test.each(contentFiles(copy.root))('$file has a field for everything in it', ({ file, schema }) => {
  expect(unknownIn(schema(), readContents(file, copy.read(file)).data, file)).toEqual([])
})
