/** Every spelling of an address people arrive with: other case, trailing slashes, .html, /index. */
export function foldAddress(path: string): string {
  const folded = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
  return folded || '/'
}
