import { scaleLinear } from 'd3-scale'

/** The WCAG minimum for text of any size. */
export const MIN_CONTRAST = 4.5

/** WCAG contrast from 1 to 21; undefined if a color is transparent or not CSS. */
export function contrast(color: string, background: string): number | undefined {
  const [dark, light] = [luminance(color), luminance(background)].toSorted((a, b) => a - b) as [
    number,
    number,
  ]
  const ratio = (light + 0.05) / (dark + 0.05)
  return Number.isNaN(ratio) ? undefined : ratio
}

function luminance(color: string): number {
  // d3 parses every CSS color, but rgb() and hsl() with commas only.
  const written = color.trim().replace(/(?<=[\d%])\s+(?=[\d.])/g, ', ')
  const mixed = scaleLinear<string>([0, 1], [written, written])(0)
  const [, ...parts] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(mixed) ?? []
  const [r = NaN, g = NaN, b = NaN] = parts.map((part) => {
    const value = Number(part) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
