/** What a phone asks for when the page is put on its first screen. Named in the document, it would share the line with the banner. */
export function linkManifest(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  )
}
