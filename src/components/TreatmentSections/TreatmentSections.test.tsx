import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Html } from '#lib/model/text.ts'
import { LanguageProvider } from '#components/ui/words.ts'
import { Safety, type SafetyProps, Suits } from './TreatmentSections.tsx'

test('safety section gives each serious effect a row, what needs 911 first, and loses no word', () => {
  const serious =
    '<p>Rarely, an <strong>inflamed pancreas</strong>. Tell us of St. Anthony. <strong>Eyes</strong> can get worse.</p>' +
    '<p>Sugar can fall. Call 911 for <strong>fainting</strong>.</p>'
  const page = draw(<Safety {...safety} serious={serious as Html} />)
  const rows = [...page.matchAll(/<li [^>]*><div[^>]*>(.*?)<\/div>/g)].map(([, row]) => row)
  expect(rows).toEqual([
    'Sugar can fall. Call 911 for <strong>fainting</strong>.',
    'Rarely, an <strong>inflamed pancreas</strong>. Tell us of St. Anthony.',
    '<strong>Eyes</strong> can get worse.',
  ])
})

test('safety section shows rates beside side effects, and a plain list where there are none', () => {
  const common = [{ effect: 'Nausea', rate: '44%' }, { effect: 'Rash' }]
  expect(draw(<Safety {...safety} common={common} />)).toMatch(/<dt>Nausea<[^]*44%[^]*<dt>Rash<[^]*Reported</)
  expect(draw(<Safety {...safety} common={[{ effect: 'Rash' }]} />)).toContain('<li>Rash</li>')
})

test('suits section checks what suits and crosses what does not', () => {
  const side = (title: string) => ({ title, items: ['One' as Html] })
  const html = draw(<Suits id="suits" title="Suits" may={side('May')} not={side('Not')} />)
  expect([...html.matchAll(/text-(?:ok|alarm)/g)].map(String)).toEqual(['text-ok', 'text-alarm'])
})

const safety: SafetyProps = {
  id: 'safety',
  title: 'Safety',
  first: [],
  common: [],
  serious: '' as Html,
  avoidTitle: 'Not if',
  avoid: [],
  urgent: 'Call 911 now. Call us later.' as Html,
}

function draw(section: ReactNode): string {
  return renderToStaticMarkup(<LanguageProvider language="en">{section}</LanguageProvider>)
}
