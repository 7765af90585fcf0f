import type { ComponentType } from 'react'
import { slug } from '#lib/slug.ts'
import type { Ground } from '#components/ui/Band/Band.tsx'

type Props = Record<string, unknown>
type Module = Record<string, unknown>

/** A ground of the site; 'bleed' for what brings its own; 'picture' for what fills the box around it. */
type Stage = Ground | 'bleed' | 'picture'
export type Example = { name: string; anchor: string; stage: Stage; props: Props }
export type Specimen = {
  name: string
  /** Drawn on the server and left alone. */
  still: boolean
  Component: ComponentType<Props>
  examples: Example[]
}

/** React cannot hydrate a <template>; in the site, too, these are plain HTML that a small script brings to life. */
const still = new Set(['Search'])

/**
 * Where an example stands, by component or by component and example: as in the site, so that contrast is judged on the
 * true ground. What is not here stands on the plain page.
 */
const stages: Record<string, Stage> = {
  Band: 'bleed',
  CallBar: 'bleed',
  ConsentBar: 'bleed',
  Footer: 'bleed',
  Header: 'bleed',
  Hero: 'bleed',
  PreviewBar: 'bleed',
  Announcements: 'bleed',
  Specials: 'bleed',
  SpecialHours: 'deep',
  Photo: 'picture',
  'Photo-natural': 'plain',
  'Button-light': 'deep',
  BeforeAfter: 'cream',
  Chip: 'tint',
  ContactBlock: 'cream',
  Figures: 'cream',
  Membership: 'cream',
  Newsletter: 'tint',
  Studies: 'tint',
  Testimonials: 'sage',
  Check: 'tint',
}

const components = import.meta.glob<Module>(
  ['/src/components/{*,ui/*}/*.tsx', '!**/*.examples.tsx', '!**/*.test.tsx'],
  { eager: true },
)
const lists = import.meta.glob<Record<string, Record<string, Props>>>(
  '/src/components/{*,ui/*}/*.examples.tsx',
  {
    eager: true,
  },
)

/** Every component that has a list of examples: a list named `examples` is of the file's own, another of the component it names. */
export const specimens: Specimen[] = Object.entries(lists).flatMap(([path, ofFile]) =>
  Object.entries(ofFile).map(([list, examples]) => specimenOf(path, list, examples)),
)

function specimenOf(path: string, list: string, examples: Record<string, Props>): Specimen {
  const source = path.replace('examples.tsx', '')
  const name = list === 'examples' ? source.split('/').at(-1)!.slice(0, -1) : list
  return {
    name,
    still: still.has(name),
    Component: componentOf(source, name),
    examples: Object.entries(examples).map(([example, props]) => present(name, example, props)),
  }
}

/** The export of that name in the file or one of its parts; where there is none, the first component there. */
function componentOf(source: string, name: string): ComponentType<Props> {
  const parts = Object.entries(components).filter(([path]) => path.startsWith(source))
  const all = parts.flatMap(([, part]) => Object.entries(part)).filter(([key]) => /^[A-Z]/.test(key))
  const [, component] = all.find(([key]) => key === name) ?? all[0] ?? []
  if (!component) throw new Error(`${source}tsx: no component named ${name} for the examples beside it`)
  return component as ComponentType<Props>
}

/** On one page an id may stand once: a component that is given its id is given another for each example. */
function present(name: string, example: string, props: Props): Example {
  const anchor = `${name}-${slug(example)}`
  const own = 'id' in props ? { ...props, id: `${anchor}-id` } : props
  return { name: example, anchor, stage: stages[`${name}-${example}`] ?? stages[name] ?? 'plain', props: own }
}
