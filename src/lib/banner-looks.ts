/** The grounds a banner may have, by what a page's file calls them (className), and whether each is dark. */
export const bannerLooks = {
  /** The tint of the page's family, or what its photograph continues. */
  light: { isDark: false, tokens: ['color-cream', 'color-ground', 'family-tint'] },
  cream: { isDark: false, tokens: ['color-cream'] },
  deep: { isDark: true, tokens: ['color-deep'] },
} as const

/** The colours of the house for a banner's words; any other is written as CSS writes it. */
export const bannerColors = ['ink', 'light'] as const

export type BannerLook = keyof typeof bannerLooks
export type BannerColor = (typeof bannerColors)[number]

export function isNamedColor(color: string): color is BannerColor {
  return (bannerColors as readonly string[]).includes(color)
}
