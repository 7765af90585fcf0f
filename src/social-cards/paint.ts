import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The colour of a role, from tokens.css: the one place that names colours. */
export function paint(role: string): string {
  const color = new RegExp(`--color-${role}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
  if (!color) throw new Error(`src/styles/tokens.css has no colour for the role ${role}`)
  return color
}

const tokens = readFileSync(join(process.cwd(), 'src/styles/tokens.css'), 'utf8')

/** What the social networks ask for: a little wider than 16:9. */
export const cardSize = { width: 1200, height: 630 } as const
