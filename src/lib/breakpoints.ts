/** The widths of tokens.css, for `matchMedia` and `sizes`. A test compares the two. */
export const breakpoints = {
  narrow: '18rem',
  phone: '36rem',
  tablet: '48rem',
  desk: '64rem',
  wide: '75rem',
  menu: '75rem',
} as const

export const from = (name: keyof typeof breakpoints): string => `(width >= ${breakpoints[name]})`
export const below = (name: keyof typeof breakpoints): string => `(width < ${breakpoints[name]})`
