/** The grounds a banner may have, by what a page's file calls them (className), and whether each is dark. */
export const bannerLooks = {
  /** The tint of the page's family, or what its photograph continues. */
  light: { isDark: false, tokens: ['color-cream', 'color-ground', 'family-tint'] },
  ground: { isDark: false, tokens: ['color-ground'] },
  cream: { isDark: false, tokens: ['color-cream'] },
  card: { isDark: false, tokens: ['color-card'] },
  deep: { isDark: true, tokens: ['color-deep'] },
  green: { isDark: true, tokens: ['color-action'] },
} as const

/** The colours of the house for a banner's words; any other is written as CSS writes it. */
export const bannerColors = ['ink', 'muted', 'link', 'light', 'light-muted', 'gold'] as const

export type BannerLook = keyof typeof bannerLooks
export type BannerColor = (typeof bannerColors)[number]

export function isHouseColor(color: string): color is BannerColor {
  return (bannerColors as readonly string[]).includes(color)
}
