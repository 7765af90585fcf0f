/** The backgrounds of a banner: `className` in page files, and their tokens. */
export const bannerBackgrounds = {
  /** The family's tint, or the colors of the photo. */
  light: { isDark: false, tokens: ['color-cream', 'color-ground', 'family-tint'] },
  cream: { isDark: false, tokens: ['color-cream'] },
  deep: { isDark: true, tokens: ['color-deep'] },
} as const

/** Named text colors of a banner; any CSS color is allowed too. */
export const bannerColors = ['ink', 'light'] as const

export type BannerBackground = keyof typeof bannerBackgrounds
export type BannerColor = (typeof bannerColors)[number]

export function isNamedColor(color: string): color is BannerColor {
  return (bannerColors as readonly string[]).includes(color)
}
