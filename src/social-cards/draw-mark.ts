import { paint } from './paint.ts'

/** The mark as a drawing of its own, in one of the site's colours. */
export function markSvg(mark: string, color: string, size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48">${colored(mark, color)}</svg>`
}

/** The mark on its ground, as browsers show it in a tab; the other icons are made from it. */
export function iconSvg(mark: string): string {
  const inner = `<g transform="translate(5 5) scale(.79)">${colored(mark, paint('ground'))}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="12" fill="${paint('action')}"/>${inner}</svg>\n`
}

function colored(mark: string, color: string): string {
  return mark.replaceAll('currentColor', color)
}
