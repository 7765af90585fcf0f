import { testBrokenCases } from './testing/broken-cases.ts'

const photos = 'photos/photos.yaml'

testBrokenCases('a broken registry stops the build', [
  {
    what: 'a picture without alt text',
    breaks: (copy) => copy.drop(photos, ['hero', 'alt']),
    file: photos,
    field: 'hero.alt',
    says: /this is missing/,
  },
  {
    what: 'an alt text that says nothing',
    breaks: (copy) => copy.set(photos, ['hero', 'alt'], 'photo'),
    file: photos,
    field: 'hero.alt',
    says: /alt text must say what is shown/,
  },
  {
    what: 'a picture without an entry',
    breaks: (copy) => copy.write('photos/extra.jpg', 'jpeg'),
    file: photos,
    field: 'photos/extra.jpg',
    says: /no entry, so no alt text/,
  },
  {
    what: 'an entry without a picture',
    breaks: (copy) => copy.remove('photos/hero.jpg'),
    file: photos,
    field: 'hero.file',
    says: /there is no picture content\/photos\/hero\.jpg/,
  },
  {
    what: 'an upright picture without an entry',
    breaks: (copy) => copy.drop(photos, ['hero', 'tall']),
    file: photos,
    field: 'photos/tall/hero.jpg',
    says: /no entry, so no alt text/,
  },
  {
    what: 'an entry without its upright picture',
    breaks: (copy) => copy.remove('photos/tall/hero.jpg'),
    file: photos,
    field: 'hero.tall',
    says: /there is no picture content\/photos\/tall\/hero\.jpg/,
  },
  {
    what: 'a subject that begins outside its picture',
    breaks: (copy) => copy.set(photos, ['hero', 'subject'], 140),
    file: photos,
    field: 'hero.subject',
    says: /must be 90 or less/,
  },
  {
    what: 'a film without its file',
    breaks: (copy) => copy.remove('films/hero.mp4'),
    file: 'films/films.yaml',
    field: 'hero.file',
    says: /there is no film/,
  },
  {
    what: 'a film with an unknown poster',
    breaks: (copy) => copy.set('films/films.yaml', ['hero', 'poster'], 'sunset'),
    file: 'films/films.yaml',
    field: 'hero.poster',
    says: /unknown photo "sunset"/,
  },
  {
    what: 'a pair with an unknown photo',
    breaks: (copy) => copy.set('before-after/pairs.yaml', ['tone', 'after'], 'sunset'),
    file: 'before-after/pairs.yaml',
    field: 'tone.after',
    says: /unknown photo "sunset"/,
  },
])
