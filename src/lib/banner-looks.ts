/** The looks of a banner's ground, and the colours of words that keep a contrast of 4.5 to 1 on each. */
export const bannerLooks = {
  light: ['ink', 'muted', 'link'],
  deep: ['light', 'light-muted', 'gold'],
} as const

export type BannerLook = keyof typeof bannerLooks
export type BannerColor = (typeof bannerLooks)[BannerLook][number]

/** The ground that goes with a colour where none is named. */
export function lookFor(color: BannerColor): BannerLook {
  return fitsOn('deep', color) ? 'deep' : 'light'
}

export function fitsOn(look: BannerLook, color: BannerColor): boolean {
  const colors: readonly BannerColor[] = bannerLooks[look]
  return colors.includes(color)
}
