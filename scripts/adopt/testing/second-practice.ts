import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { lawFile } from '#reading/law.ts'
import { contentRoot, copyContent, type ContentCopy } from '#reading/testing/content-copy.ts'
import { root } from '../../../build/run.ts'
import { makeReady } from '../../launch-check/testing/ready-content.ts'
import { adopt, type Answers } from '../adopt.ts'

/** The answers of a second practice, in another state and with other hours. */
export const answers = parse(readFileSync(join(root, 'tests/adoption/cedar-point.yaml'), 'utf8')) as Answers

/** Today's content after adopt, with nothing else done to it. */
export function adopted(): ContentCopy {
  const copy = copyContent(contentRoot)
  adopt(copy.root, answers)
  return copy
}

/** The same with every blank filled in, as its people would before the launch. */
export function fillBlanks(copy: ContentCopy): void {
  makeReady(copy)
  const file = lawFile(parse(copy.read('practice.yaml')))
  for (const id of Object.keys(parse(copy.read(file)) as object))
    copy.set(file, [id, 'text'], `What our lawyer wrote down of ${id.replaceAll('-', ' ')} stands here.`)
}
