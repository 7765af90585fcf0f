import { testBrokenCases } from './testing/broken-cases.ts'
import type { ContentCopy } from './testing/content-copy.ts'

const treatment = 'treatments/semaglutide.yaml'
const contact = 'pages/contact.yaml'
const post = 'posts/men-and-heart-disease.md'
const money = /money written in prose/

/** Where a treatment's sections lead onward: a call to action of every section that has one is taken away. */
function dropButtons(copy: ContentCopy): void {
  const page = copy.data(treatment) as { sections: { button?: unknown }[] }
  for (const [index, { button }] of page.sections.entries())
    if (button) copy.drop(treatment, ['sections', index, 'button'])
}

testBrokenCases(
  {
    [treatment]: [
      ['educationOnly', 'sometimes', /true or false/],
      ['glance.status', undefined, /this is missing/],
      ['glance.prise', 'semaglutide', /unknown key/],
      ['glance.status.kind', 'blessed', /must be .* or /],
      ['glance.prices', ['semaglutid'], /unknown price "semaglutid"/, 'glance.prices[0]'],
      ['sections[1].block', 'carousel', /unknown block/],
      ['sections[1].block', undefined, /unknown block/],
      ['questions', [{ question: 'Why?', answer: 'Because.' }], /at least 4 entries/],
      ['head.title', 'Semaglutide', /at least 30 characters/],
      ['head.description', `${'Semaglutide explained. '.repeat(4)}From $99.`, money],
      ['photo', 'sunset', /unknown photo "sunset"/],
      ['banner', { film: 'sunset' }, /unknown film "sunset"/, 'banner.film'],
      ['banner', { className: 'purple' }, /must be light, ground, .* or green/, 'banner.className'],
      ['banner', { textColor: 'reddish' }, /one CSS knows/, 'banner.textColor'],
      ['banner', { textColor: 'rgb(0 0 0 / 50%)' }, /not see-through/, 'banner.textColor'],
      [
        'banner',
        { className: 'cream', textColor: '#c08060' },
        /cannot be read on the ground "cream": its contrast is 2\.\d to 1, and 4\.5 is the least/,
        'banner.textColor',
      ],
      [
        'sections[0]',
        { block: 'before-after', title: 'Pair', pair: 'sunset' },
        /unknown before\/after pair "sunset"/,
        'sections[0].pair',
      ],
      ['notices', ['weight', 'wait'], /unknown notice "wait"/, 'notices[1]'],
      ['related', ['/tirzepatide', '/ozempic'], /unknown page "\/ozempic"/, 'related[1]'],
      ['sections[0].text', 'See [the pen](/pens).', /dead link: there is no page at \/pens/],
      ['sections[0].text', 'See [BPC-157](/bpc-157).', /dead link: there is no page at \/bpc-157/],
      ['button.to', '/bookings', /dead link: there is no page at \/bookings/],
      ['button.to', 'bookings', /must start with \/ or https:/],
      ['sources[0].url', 'https://wholesale.calocurb.com/science', /a seller is no source/],
      ['sources[0].publisher', undefined, /this is missing/],
      ['sources[0].kind', undefined, /must be .* or /],
      ['sections[0].text', 'Call {fone}.', /unknown token \{fone\}/],
      ['purpose', 'A weekly injection for {price:semaglutide}.', /no tokens/],
      ['sections[0].text', 'It costs $100.', money],
      ['sections[0].text', 'It costs $ 100.', money],
      ['sections[0].text', 'Pay 1,250 dollars.', money],
      ['sections[0].text', 'Pay USD 50.', money],
      ['sections[0].text', 'About fifty dollars.', money],
      [
        'sections[0].list',
        ['It is weekly.', 'It will **melt** fat.'],
        /"melt" in "It will melt fat\."/,
        'sections[0].list[1]',
      ],
    ],
    [contact]: [
      ['head.description', 'Come and see us. '.repeat(10), /at most 160 characters/],
      ['updated', '2999-01-01', /2999-01-01 is still to come/],
      ['sections[0].title', '  ', /this is empty/],
      ['sections[0].title', 'Call (407) 555-0199', /not the practice's number: write \{phone\}/],
    ],
    'pages/home.yaml': [['banner.textColor', 'maroon', /the room and the map have colours of their own/]],
    'pages/first-visit.yaml': [['banner.button.to', 'portal', /names no portal/]],
    [post]: [
      ['date', '2025-02-30', /must be a day such as/],
      ['sources', [], /at least 1 entry/],
      ['sources[0].url', 'https://www.smithlawfirm.com/hearts', /a law firm is no source/],
      ['sources[0].year', undefined, /this is missing/],
      ['body', 'See [the heart](/hearts).', /dead link: there is no page at \/hearts/],
      ['body', 'It costs {price:hearts}.', /unknown token \{price:hearts\}/],
      ['body', '{picture:unicorn}', /^unknown photo "unicorn"$/],
      ['body', 'Here {picture:hero} it is.', /\{picture:hero\} must stand on a line of its own/],
      ['body', 'The scan costs 90 dollars.', money],
      ['body', 'Our clinic is state of\nthe art.', /"state of the art"/],
    ],
    'legal/privacy-policy.md': [['body', '{picture:hero}', /pictures and figures stand in posts only/]],
  },
  [
    {
      what: 'a treatment whose sections lead nowhere',
      breaks: dropButtons,
      file: treatment,
      field: 'sections',
      says: /needs a button/,
    },
    {
      what: 'a page that counts among 100 here and among 10,000 there',
      breaks: (copy) => {
        const page = copy.data('treatments/estrogen.yaml') as { sections: { block: string }[] }
        const place = page.sections.findLastIndex(({ block }) => block === 'risk')
        copy.set('treatments/estrogen.yaml', ['sections', place, 'counts'], ['semaglutide-nausea'])
      },
      file: 'treatments/estrogen.yaml',
      field: 'sections',
      says: /as many people throughout/,
    },
    {
      what: 'YAML that cannot be read',
      breaks: (copy) => copy.write(treatment, 'name: Semaglutide\nhead: [title\nphoto: semaglutide\n'),
      file: treatment,
      field: 'line 3',
      says: /^not valid YAML: Flow sequence .* must be/,
    },
    {
      what: 'a tab where YAML wants spaces',
      breaks: (copy) => copy.write(treatment, 'name: Semaglutide\nhead:\n\ttitle: Tabbed\n'),
      file: treatment,
      field: 'line 3',
      says: /not valid YAML/,
    },
    {
      what: 'a key written twice',
      breaks: (copy) => copy.write(contact, `name: Contact\n${copy.read(contact)}`),
      file: contact,
      field: 'line 2',
      says: /not valid YAML: .*unique/,
    },
    {
      what: 'an empty file',
      breaks: (copy) => copy.write(contact, ''),
      file: contact,
      field: '',
      says: /must be a group of fields/,
    },
    {
      what: 'an article without front matter',
      breaks: (copy) => copy.write(post, 'Only words.\n'),
      file: post,
      field: '',
      says: /must be a group of fields/,
    },
    {
      what: 'an article without a text',
      breaks: (copy) =>
        copy.write(post, copy.read(post).replace(/^---\n([^]*?)^---\n[^]*$/m, '---\n$1---\n\n')),
      file: post,
      field: 'body',
      says: /the text below the second --- is missing/,
    },
    {
      what: 'a fault in a page that is kept for later',
      breaks: (copy) => {
        copy.set('pages/careers.yaml', ['published'], false)
        copy.set('pages/careers.yaml', ['family'], 'jobs')
      },
      file: 'pages/careers.yaml',
      field: 'family',
      says: /must be /,
    },
  ],
)
