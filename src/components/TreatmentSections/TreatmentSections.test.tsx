import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Html } from '#lib/model/text.ts'
import { LanguageProvider } from '#components/ui/words.ts'
import { Safety } from './TreatmentSections.tsx'

test('safety section gives each serious effect a row, what needs 911 first, and loses no word', () => {
  const serious =
    '<p>Rarely, an <strong>inflamed pancreas</strong>. Tell us of St. Anthony. <strong>Eyes</strong> can get worse.</p>' +
    '<p>Sugar can fall. Call 911 for <strong>fainting</strong>.</p>'
  const page = renderToStaticMarkup(
    <LanguageProvider language="en">
      <Safety
        id="safety"
        title="Safety"
        first={[]}
        common={[]}
        serious={serious as Html}
        avoidTitle="Not if"
        avoid={[]}
        urgent={'Call 911 now. Call us later.' as Html}
      />
    </LanguageProvider>,
  )
  const rows = [...page.matchAll(/<li [^>]*><div[^>]*>(.*?)<\/div>/g)].map(([, row]) => row)
  expect(rows).toEqual([
    'Sugar can fall. Call 911 for <strong>fainting</strong>.',
    'Rarely, an <strong>inflamed pancreas</strong>. Tell us of St. Anthony.',
    '<strong>Eyes</strong> can get worse.',
  ])
})
