/**
 * npm run specification: the content that was agreed on, frozen in tests/specification/content. Tests that name a page,
 * a price or a sentence read it, so that content/ is free to change.
 *   -- build    builds its site, unless the last build is still good
 *   -- freeze   takes content/ as it is now in its place; git shows what is agreed on anew
 */
import { Failure, main } from '../build/run.ts'
import { buildSpecification, specificationSite } from './specification/build.ts'
import { freeze } from './specification/freeze.ts'

await main(async () => {
  const [command] = process.argv.slice(2)
  if (command === 'freeze') console.log(`Frozen: ${freeze()} files in tests/specification/content.`)
  else if (command === 'build') {
    await buildSpecification()
    console.log(`The site of the specification stands in ${specificationSite}/.`)
  } else throw new Failure('Say what to do: npm run specification -- build, or -- freeze.')
})
