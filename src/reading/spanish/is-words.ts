/** Fields that hold an id, an address or a setting: they are the same in every language. */
const settings = new Set(
  [
    'id',
    'photo',
    'photos',
    'film',
    'room',
    'poster',
    'file',
    'tall',
    'page',
    'pages',
    'link',
    'links',
    'to',
    'href',
    'url',
  ]
    .concat([
      'block',
      'ground',
      'layout',
      'listStyle',
      'tone',
      'icon',
      'kind',
      'family',
      'template',
      'unit',
      'group',
    ])
    .concat([
      'price',
      'prices',
      'work',
      'model',
      'pair',
      'counts',
      'measure',
      'measures',
      'series',
      'mark',
      'side',
    ])
    .concat(['before', 'after', 'product', 'external', 'network', 'notice', 'notices', 'related'])
    .concat([
      'updated',
      'date',
      'effective',
      'on',
      'next',
      'by',
      'read',
      'focus',
      'videoId',
      'videoUrl',
      'heroImage',
    ])
    .concat(['className', 'textColor', 'bars', 'credit', 'source', 'publisher', 'decimals']),
)

/** Whether a string of a content file is words that a visitor reads. */
export function isWords(key: string, text: string): boolean {
  return !settings.has(key) && !/^(?:https?:\/)?\/\S*$/.test(text) && /\p{L}/u.test(text)
}
