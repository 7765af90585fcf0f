import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export function tokenColor(role: string): string {
  const color = new RegExp(`--color-${role}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
  if (!color) throw new Error(`src/styles/tokens.css has no color for the role ${role}`)
  return color
}

const tokens = readFileSync(join(process.cwd(), 'src/styles/tokens.css'), 'utf8')

export const cardSize = { width: 1200, height: 630 } as const

export function logoSvg(logo: string, color: string, size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48">${colored(logo, color)}</svg>`
}

/** The favicon; other icons are made from it. */
export function iconSvg(logo: string): string {
  const inner = `<g transform="translate(5 5) scale(.79)">${colored(logo, tokenColor('ground'))}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="12" fill="${tokenColor('action')}"/>${inner}</svg>\n`
}

function colored(logo: string, color: string): string {
  return logo.replaceAll('currentColor', color)
}
