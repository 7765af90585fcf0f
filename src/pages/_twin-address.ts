/** '/semaglutide' -> '/semaglutide.md': where the plain Markdown of a page stands. */
export function twinAddress(address: string): string {
  return address === '/' ? '/index.md' : `${address}.md`
}
