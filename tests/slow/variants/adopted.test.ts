import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { parse } from 'yaml'
import { root, run } from '../../../build/run.ts'
import { adopt, type Answers } from '../../../scripts/adopt.ts'
import { useVariant } from '../../helpers/variant.ts'

const answers = parse(readFileSync(join(root, 'tests/adoption/cedar-point.yaml'), 'utf8')) as Answers
/** The other tests of the HTML expect this practice's own profiles, rating and Spanish pages. */
const html = ['markup', 'links', 'heads', 'feeds'].map((name) => `tests/html/${name}.test.ts`)

test('site of another practice passes the checks of its HTML', { timeout: 1_800_000 }, () =>
  useVariant({ name: 'adopted', change: ({ root }) => adopt(root, answers) }, ({ siteDir, content }) =>
    run('vitest', ['run', '--project=html', ...html], { SITE_DIR: siteDir, CONTENT_DIR: content.root }),
  ),
)
