import type { ComponentType } from 'react'
import { slug } from '#lib/slug.ts'
import type { Background } from '#components/ui/Band/Band.tsx'

type Props = Record<string, unknown>
type Module = Record<string, unknown>

/** 'own': the component has a background. 'picture': it fills the box around it. */
type StoryBackground = Background | 'own' | 'picture'
export type Example = { name: string; anchor: string; background: StoryBackground; props: Props }
export type Story = {
  name: string
  staticOnly: boolean
  Component: ComponentType<Props>
  examples: Example[]
}

/** React cannot hydrate a <template>. */
const staticOnly = new Set(['Search'])

/** By component, or by component and example, so that contrast is measured on the background used in the site. */
const backgrounds: Record<string, StoryBackground> = {
  Band: 'own',
  CallBar: 'own',
  ConsentBar: 'own',
  Footer: 'own',
  Header: 'own',
  Banner: 'own',
  PreviewBar: 'own',
  Announcements: 'own',
  Specials: 'own',
  SpecialHours: 'deep',
  Photo: 'picture',
  'Photo-natural': 'plain',
  'Button-outline-inverse': 'deep',
  BeforeAfter: 'cream',
  Chip: 'tint',
  ContactBlock: 'cream',
  Counters: 'cream',
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
const exampleFiles = import.meta.glob<Record<string, Record<string, Props>>>(
  '/src/components/{*,ui/*}/*.examples.tsx',
  { eager: true },
)

/** Examples of a component other than the file's are in an export of that component's name. */
export const stories: Story[] = Object.entries(exampleFiles).flatMap(([path, lists]) =>
  Object.entries(lists).map(([exportName, examples]) => createStory(path, exportName, examples)),
)

function createStory(path: string, exportName: string, examples: Record<string, Props>): Story {
  const source = path.replace('examples.tsx', '')
  const name = exportName === 'examples' ? source.split('/').at(-1)!.slice(0, -1) : exportName
  return {
    name,
    staticOnly: staticOnly.has(name),
    Component: findComponent(source, name),
    examples: Object.entries(examples).map(([example, props]) => createExample(name, example, props)),
  }
}

/** The export of that name in the file or one of its parts, else the first component there. */
function findComponent(source: string, name: string): ComponentType<Props> {
  const parts = Object.entries(components).filter(([path]) => path.startsWith(source))
  const all = parts.flatMap(([, part]) => Object.entries(part)).filter(([key]) => /^[A-Z]/.test(key))
  const [, component] = all.find(([key]) => key === name) ?? all[0] ?? []
  if (!component) throw new Error(`${source}tsx: no component named ${name} for the examples beside it`)
  return component as ComponentType<Props>
}

function createExample(name: string, example: string, props: Props): Example {
  const anchor = `${name}-${slug(example)}`
  const uniqueProps = 'id' in props ? { ...props, id: `${anchor}-id` } : props
  const background = backgrounds[`${name}-${example}`] ?? backgrounds[name] ?? 'plain'
  return { name: example, anchor, background, props: uniqueProps }
}
