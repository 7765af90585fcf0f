import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SpanishPages } from '#lib/language.ts'
import { LanguageProvider } from '#components/ui/words.ts'
import { Link, SpanishPagesProvider } from './Link.tsx'

const pages: SpanishPages = {
  translatedAddresses: ['/', '/mental-health'],
  anchors: { '/mental-health#a-mood-check': 'una-prueba-del-animo' },
}

function drawn(href: string, label?: string): string {
  return renderToStaticMarkup(
    <LanguageProvider language="es">
      <SpanishPagesProvider value={pages}>
        <Link href={href} aria-label={label}>
          y
        </Link>
      </SpanishPagesProvider>
    </LanguageProvider>,
  )
}
const plain = (href: string) => `<a href="${href}">y</a>`

test.each([
  ['/', '/es'],
  ['/mental-health?about=duo', '/es/mental-health?about=duo'],
  // Ids made from titles are translated, other ids are the same.
  ['/mental-health#a-mood-check', '/es/mental-health#una-prueba-del-animo'],
  ['/mental-health?x=1#questions', '/es/mental-health?x=1#questions'],
  // Already Spanish, or not a page of the site.
  ['/es/mental-health', '/es/mental-health'],
  ['/es', '/es'],
  ['https://example.com/contact', 'https://example.com/contact'],
  ['#main', '#main'],
])('link on a Spanish page leads from %s to %s', (href, to) => expect(drawn(href)).toBe(plain(to)))

test('link on a Spanish page marks a page in English only', () => {
  const said =
    '<span class="in-english" aria-hidden="true">EN</span><span class="sr-only"> (en inglés)</span>'
  expect(drawn('/duo#prices')).toBe(`<a href="/duo#prices" hrefLang="en">y${said}</a>`)
  // With aria-label there is no visible text for a badge.
  expect(drawn('/duo', 'Buscar')).toBe('<a aria-label="Buscar (en inglés)" href="/duo" hrefLang="en">y</a>')
})
