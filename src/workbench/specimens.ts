import type { ComponentType } from 'react'
import { slug } from '#lib/slug.ts'
import { type Stage, stageOf } from './stages.ts'

type Props = Record<string, unknown>
type Module = Record<string, unknown>

export type Example = { name: string; anchor: string; stage: Stage; props: Props }
export type Specimen = {
  room: string
  name: string
  /** Drawn on the server and left alone. */
  still: boolean
  Component: ComponentType<Props>
  examples: Example[]
}

/** React cannot hydrate a <template>; in the site, too, these are plain HTML that a small script brings to life. */
const still = new Set(['Search'])

const components = import.meta.glob<Module>(
  ['/src/{blocks,ui}/*/*.tsx', '!**/*.examples.tsx', '!**/*.test.tsx'],
  { eager: true },
)
const lists = import.meta.glob<Record<string, Props>>('/src/{blocks,ui}/*/*.examples.tsx', {
  eager: true,
  import: 'examples',
})

/** Every component that has a list of examples, by room and name. */
export const specimens: Specimen[] = Object.entries(lists).map(([path, examples]) => {
  const [, room = '', name = ''] = /^\/src\/(\w+)\/.*\/(\w+)\.examples\.tsx$/.exec(path) ?? []
  const source = path.replace('.examples.tsx', '.tsx')
  return {
    room,
    name,
    still: still.has(name),
    Component: componentOf(source, name),
    examples: Object.entries(examples).map(([example, props]) => present(name, example, props)),
  }
})

/** The export named like its file; where there is none, the one component the file exports. */
function componentOf(source: string, name: string): ComponentType<Props> {
  const module = components[source] ?? {}
  const capitalized = Object.keys(module).filter((key) => /^[A-Z]/.test(key))
  const key = capitalized.includes(name) ? name : capitalized.length === 1 ? capitalized[0]! : undefined
  if (!key) throw new Error(`${source}: no component named ${name} for the examples beside it`)
  return module[key] as ComponentType<Props>
}

/** On one page an id may stand once: a component that is given its id is given another for each example. */
function present(name: string, example: string, props: Props): Example {
  const anchor = `${name}-${slug(example)}`
  const own = 'id' in props ? { ...props, id: `${anchor}-id` } : props
  return { name: example, anchor, stage: stageOf(name, example), props: own }
}
