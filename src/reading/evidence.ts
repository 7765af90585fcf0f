import type { Evidence, Mark, Work } from '#lib/model/evidence.ts'
import type { Problem } from './content-error.ts'
import { readFile, type Content } from './files.ts'

const file = 'evidence.yaml'

/** The figures with their works in place. What is marked unsure stays behind, so no page can name it. */
export function readEvidence(content: Content, problems: Problem[]): Evidence {
  const data = readFile(content, file, problems)
  const works = new Map(Object.entries(data?.works ?? {}).map(([id, work]) => [id, { id, ...work }]))

  const withWorks = <Entry extends { work: string; mark: Mark }>(
    part: string,
    entries: Record<string, Entry> = {},
  ) =>
    new Map(
      Object.entries(entries).flatMap(([id, { work, mark, ...rest }]) => {
        const found: Work | undefined = works.get(work)
        if (!found) problems.push({ file, field: `${part}.${id}.work`, message: `unknown work "${work}"` })
        return found && mark !== 'unsure' ? [[id, { id, work: found, ...rest }] as const] : []
      }),
    )

  return {
    works,
    counts: withWorks('counts', data?.counts),
    measures: withWorks('measures', data?.measures),
    series: withWorks('series', data?.series),
  }
}
