import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { contentRoot, copyContent, type ContentCopy } from '#reading/testing/content-copy.ts'
import { root } from '../../../build/run.ts'
import { adopt, type Answers } from '../adopt.ts'

/** The answers of a second practice, in another state and with other hours. */
export const answers = parse(readFileSync(join(root, 'tests/adoption/cedar-point.yaml'), 'utf8')) as Answers

/** Today's content after adopt, with nothing else done to it. */
export function adopted(): ContentCopy {
  const copy = copyContent(contentRoot)
  adopt(copy.root, answers)
  return copy
}
