import { testBrokenCases } from './testing/broken-cases.ts'
import type { ContentCopy } from './testing/content-copy.ts'

const treatment = 'treatments/semaglutide.yaml'
const contact = 'pages/contact.yaml'
const post = 'posts/men-and-heart-disease.md'
const source = {
  title: 'A study',
  publisher: 'A journal',
  year: 2025,
  kind: 'study',
  url: 'https://journal.example/1',
}
const money = /money written in prose/

/** Removes the button of every section. */
function dropButtons(copy: ContentCopy): void {
  const page = copy.data(treatment) as { sections: { button?: unknown }[] }
  for (const [index, { button }] of page.sections.entries())
    if (button) copy.drop(treatment, `sections[${index}].button`)
}

const dropBody = (copy: ContentCopy) => copy.write(post, copy.read(post).replace(/\n---\n[^]*/, '\n---\n'))

/** Unpublishes a page and gives it an unknown family. */
function breakHidden(copy: ContentCopy): void {
  copy.set('pages/careers.yaml', 'published', false)
  copy.set('pages/careers.yaml', 'family', 'jobs')
}

testBrokenCases({
  [treatment]: [
    ['educationOnly', 'sometimes', /true or false/],
    ['glance.status', undefined, /field is missing/],
    ['glance.prise', 'semaglutide', /unknown field/],
    ['glance.prices', ['semaglutid'], /unknown price "semaglutid"/, 'glance.prices[0]'],
    ['sections[1].block', 'carousel', /unknown block/],
    ['questions', [{ question: 'Why?', answer: 'Because.' }], /at least 4 entries/],
    ['head.title', 'Semaglutide', /at least 30 characters/],
    ['head.description', `${'Semaglutide explained. '.repeat(4)}From $99.`, money],
    ['photo', 'sunset', /unknown photo "sunset"/],
    ['banner', { film: 'sunset' }, /unknown film "sunset"/, 'banner.film'],
    ['banner', { className: 'purple' }, /must be light, cream, or deep/, 'banner.className'],
    ['banner', { textColor: 'rgb(0 0 0 / 50%)' }, /not transparent/, 'banner.textColor'],
    [
      'banner',
      { className: 'cream', textColor: '#c08060' },
      /its contrast is 2\.\d to 1, but must be at least 4\.5/,
      'banner.textColor',
    ],
    [
      'sections[0]',
      { block: 'text', title: 'What it is', text: 'A medicine.' },
      /add a section with block: benefits/,
      'sections',
    ],
    ['sections[0].text', 'See [the pen](/pens).', /dead link: there is no page at \/pens/],
    ['sections[0].text', 'See [BPC-157](/bpc-157).', /dead link: there is no page at \/bpc-157/],
    ['button.to', '/bookings', /dead link: there is no page at \/bookings/],
    ['button.to', 'bookings', /must start with \/ or https:/],
    [
      'sources',
      [{ ...source, url: 'https://calocurb.com' }],
      /a seller cannot be a source/,
      'sources[0].url',
    ],
    ['sources', [{ ...source, publisher: undefined }], /field is missing/, 'sources[0].publisher'],
    ['sections[0].text', 'Call {fone}.', /unknown token \{fone\}/],
    ['sections[0].text', 'We say {answer:helicopter}', /unknown token \{answer:helicopter\}/],
    ['sections[0].text', 'The law of Georgia asks for it.', /the law of Georgia does not apply/],
    ['sections[0].text', 'See section 999.12 of the code.', /section 999\.12 is not in/],
    ['purpose', 'A weekly injection for {price:semaglutide}.', /only names such as|tokens are not filled in/],
    ['sections[0].text', 'It costs $100.', money],
    ['sections[0].text', 'It costs $ 100.', money],
    ['sections[0].text', 'Pay 1,250 dollars.', money],
    ['sections[0].text', 'Pay USD 50.', money],
    ['sections[0].text', 'About fifty dollars.', money],
    [
      'sections[0].list',
      ['Weekly.', 'It will **melt** fat.'],
      /"melt" in "It will melt fat/,
      'sections[0].list[1]',
    ],
    ['sections', dropButtons, /give one of the sections a button/],
  ],
  [contact]: [
    ['head.description', 'Come and see us. '.repeat(10), /at most 160 characters/],
    ['sections[0].title', '  ', /field is empty/],
    ['sections[0].title', 'Call (407) 555-0199', /not the practice's number: write \{phone\}/],
    ['', (copy: ContentCopy) => copy.write(contact, ''), /must be a group of fields/],
  ],
  'pages/first-visit.yaml': [['banner.button.to', 'portal', /practice.yaml has no portal/]],
  'pages/careers.yaml': [['family', breakHidden, /must be /]],
  [post]: [
    ['date', '2025-02-30', /must be a day such as/],
    ['sources[0].url', 'https://www.smithlawfirm.com/hearts', /a law firm cannot be a source/],
    ['body', 'See [the heart](/hearts).', /dead link: there is no page at \/hearts/],
    ['body', 'It costs {price:hearts}.', /unknown token \{price:hearts\}/],
    ['body', 'The scan costs 90 dollars.', money],
    ['body', '{picture:unicorn}', /^unknown photo "unicorn": write an id of photos\/photos.yaml$/],
    ['body', 'Here {picture:hero} it is.', /\{picture:hero\} must stand on a line of its own/],
    ['body', dropBody, /write the text of the page below/],
  ],
  'legal/privacy-policy.md': [['body', '{picture:hero}', /pictures and diagrams can be used in posts only/]],
})
