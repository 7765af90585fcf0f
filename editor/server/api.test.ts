import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copyContent } from '#reading/testing/content-copy.ts'
import { unknownIn } from '../testing/unknown-in.ts'
import { editorApi } from './api.ts'
import { readContents } from './apply.ts'
import { contentFiles } from './content-files.ts'
import { openDraft } from './draft.ts'

const copy = copyContent()
afterAll(copy.dispose)

let folder: string
let api: ReturnType<typeof editorApi>

/** The editor as it is after it was started again. */
const start = () => editorApi(copy.root, openDraft(copy.root, join(folder, 'shown')))
const shown = (file: string) => readFileSync(join(folder, 'shown', file), 'utf8')
const unsaved = () => api.state().files.flatMap(({ file, state }) => (state ? [`${file} ${state}`] : []))

/** Proposes a file with its data changed, as the form would. */
function change(file: string, edit: (data: any) => void, body?: string) {
  const { data, version, base, body: old } = api.open(file)
  edit(data)
  return api.propose({ file, data, body: body ?? old, version, base })
}
const price = (amount: unknown) => change('prices.yaml', (prices) => (prices.contrave.amount = amount))

describe('the editor', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'draft-'))
    api = start()
  })
  afterEach(() => {
    copy.restore()
    rmSync(folder, { recursive: true })
  })

  describe('a change', () => {
    test('is shown in the preview at once and written only when it is saved', () => {
      const before = copy.read('prices.yaml')
      expect(price(16000).problems).toEqual([])
      expect(shown('prices.yaml')).toContain('amount: 16000')
      expect(copy.read('prices.yaml')).toBe(before)
      expect(api.save()).toMatchObject({ problems: [], done: 'saved' })
      expect(copy.read('prices.yaml')).toBe(before.replace(/(contrave:\n.*\n  amount: )15000/, '$116000'))
      price(15000)
      api.save()
      expect(copy.read('prices.yaml')).toBe(before)
    })

    test('that breaks the site is named by file and field, neither shown nor written', () => {
      const before = copy.read('prices.yaml')
      expect(price('cheap').problems).toContainEqual({
        file: 'prices.yaml',
        field: 'contrave.amount',
        message: expect.stringContaining('number'),
      })
      expect(shown('prices.yaml')).toBe(before)
      expect(api.save().done).toBeUndefined()
      expect(copy.read('prices.yaml')).toBe(before)
    })

    test('may need two files, which are saved together', () => {
      const fresh = { name: 'Trial', amount: 4900, unit: 'once', page: '/contrave', group: 'weight-loss' }
      const { problems } = change('prices.yaml', (prices) => (prices.trial = fresh))
      expect(problems.map(({ message }) => message)).toEqual(['no page shows this price'])
      expect(
        change('treatments/contrave.yaml', ({ glance }) => glance.prices.push('trial')).problems,
      ).toEqual([])
      expect(unsaved()).toEqual(['prices.yaml changed', 'treatments/contrave.yaml changed'])
      api.save()
      expect(copy.problems()).toEqual([])
      expect(copy.read('treatments/contrave.yaml')).toContain('trial')
      expect(unsaved()).toEqual([])
    })

    test('taken back by hand leaves nothing to save', () => {
      price(16000)
      price(15000)
      expect(unsaved()).toEqual([])
    })

    test('can be discarded', () => {
      price(16000)
      api.discard('prices.yaml')
      expect(unsaved()).toEqual([])
      expect(shown('prices.yaml')).toBe(copy.read('prices.yaml'))
    })

    test('is still there after the editor was stopped', () => {
      price('cheap')
      api = start()
      expect(unsaved()).toEqual(['prices.yaml changed'])
      expect(api.open('prices.yaml').data).toMatchObject({ contrave: { amount: 'cheap' } })
    })

    test('does not overwrite what somebody else has changed meanwhile', () => {
      price(16000)
      copy.append('prices.yaml', '# a remark\n')
      expect(() => api.save()).toThrow(/changed outside/)
      expect(() => price(17000)).toThrow(/changed this meanwhile/)
      expect(copy.read('prices.yaml')).toContain('# a remark')
      api.discard('prices.yaml')
      price(16000)
      api.save()
      expect(copy.read('prices.yaml')).toMatch(/amount: 16000[^]*# a remark/)
    })

    test('of another hand shows in the preview too', () => {
      copy.append('notices.yaml', '# a remark\n')
      api.state()
      expect(shown('notices.yaml')).toContain('# a remark')
    })
  })

  describe('a page', () => {
    test('can be made from nothing: what is missing is asked for, then it is on the site', () => {
      const { file, problems } = api.create({ group: 'Blog', title: 'Bring Your List to the Visit' })
      expect(file).toBe('posts/bring-your-list-to-the-visit.md')
      expect(problems.map(({ file: where }) => where)).toContain(file)
      // It is shown from the start, with words of another where some are missing.
      expect(shown(file)).toMatch(/^title: "?Bring Your List to the Visit/m)
      expect(shown(file)).toContain('Your text will stand here.')
      const { problems: left } = change(
        file,
        (post) => {
          post.excerpt =
            'A short list of medicines and questions saves half of a visit. Here is what to write down.'
          post.photo = 'contact'
          post.head.title = 'Bring Your List to the Visit | Our Blog'
          post.head.description =
            'What to write down before a visit, from medicines to questions, and why it helps.'
          post.sources[0] = {
            title: 'Questions to ask',
            publisher: 'AHRQ',
            year: 2026,
            kind: 'guideline',
            url: 'https://www.ahrq.gov/questions',
          }
        },
        '\nMost people think of their real question on the way home.\n',
      )
      expect(left).toEqual([])
      api.save()
      expect(copy.site().posts.map(({ address }) => address)).toContain('/blog/bring-your-list-to-the-visit')
      rmSync(join(copy.root, file))
    })

    test('can begin as a copy, and is never made over another', () => {
      const page = { group: 'Treatments', title: 'Contrave Two', from: 'treatments/contrave.yaml' }
      const { file, problems } = api.create(page)
      expect(problems.map(({ file: where, field }) => `${where} ${field}`)).toContain(`${file} head.title`)
      expect(() => api.create(page)).toThrow(/already/)
    })

    test('begun as a copy has been reviewed by nobody', () => {
      copy.set('treatments/contrave.yaml', ['reviewed'], {
        by: 'Ada Reyes',
        on: '2026-11-01',
        next: '2027-05-01',
      })
      const { file } = api.create({
        group: 'Treatments',
        title: 'Contrave Three',
        from: 'treatments/contrave.yaml',
      })
      expect(api.open(file).data).toMatchObject({ reviewed: { by: null, on: null, next: '2027-05-01' } })
    })

    test('of the practice can be added and deleted too, but none that the site leads to', () => {
      const { file, files } = api.create({
        group: 'Pages',
        title: 'For employers',
        from: 'pages/careers.yaml',
      })
      expect(file).toBe('pages/for-employers.yaml')
      const mayGo = (name: string) => files.find((one) => one.file === name)?.mayGo ?? false
      expect(mayGo('pages/careers.yaml')).toBe(true)
      expect(mayGo('pages/contact.yaml')).toBe(false)
      api.discard(file)
      expect(() => api.remove('pages/contact.yaml')).toThrow(/cannot be deleted/)
      expect(api.remove('pages/house-calls.yaml').files).toContainEqual(
        expect.objectContaining({ file: 'pages/house-calls.yaml', state: 'removed' }),
      )
      api.discard('pages/house-calls.yaml')
    })

    test('takes its Spanish page along, and brings it back', () => {
      const post = 'posts/women-and-heart-disease.md'
      const inSpanish = () => existsSync(join(folder, 'draft', 'es', post))
      copy.write(`es/${post}`, copy.read(post))
      api.remove(post)
      expect(inSpanish()).toBe(false)
      api.discard(post)
      expect(inSpanish()).toBe(true)
    })

    test('goes when it is saved, unless another page still needs it', () => {
      expect(api.remove('treatments/calocurb.yaml').problems.length).toBeGreaterThan(0)
      expect(() => api.open('treatments/calocurb.yaml')).toThrow(/brings it back/)
      api.discard('treatments/calocurb.yaml')
      expect(api.state().problems).toEqual([])
      expect(() => api.remove('pages/home.yaml')).toThrow(/cannot be deleted/)
      expect(() => api.remove('prices.yaml')).toThrow(/cannot be deleted/)
    })
  })

  describe('a photo', () => {
    const picture = (width: number) =>
      sharp({ create: { width, height: 900, channels: 3, background: '#9fb09a' } })
        .png()
        .toBuffer()

    test('comes as any picture, and goes with its entry', async () => {
      await api.putPicture('photos/garden.jpg', await picture(1600))
      const add = (photos: any) =>
        (photos.garden = { file: 'photos/garden.jpg', alt: 'A garden behind the house' })
      expect(change('photos/photos.yaml', add).problems).toEqual([])
      api.save()
      expect((await sharp(join(copy.root, 'photos/garden.jpg')).metadata()).format).toBe('jpeg')
      change('photos/photos.yaml', (photos) => delete photos.garden)
      expect(api.save().problems).toEqual([])
      expect(copy.problems()).toEqual([])
    })

    test('that was taken in and discarded leaves nothing behind', async () => {
      await api.putPicture('photos/hero.jpg', await picture(1600))
      expect(unsaved()).toEqual(['photos/photos.yaml changed'])
      api.discard('photos/photos.yaml')
      expect(unsaved()).toEqual([])
    })

    test('too small, or no picture at all, is refused in words', async () => {
      await expect(api.putPicture('photos/x.jpg', await picture(300))).rejects.toThrow(/300 pixels wide/)
      await expect(api.putPicture('photos/x.jpg', Buffer.from('hello'))).rejects.toThrow(/not a picture/)
      await expect(api.putPicture('../x.jpg', await picture(1600))).rejects.toThrow(/short name/)
    })
  })
})

test.each(contentFiles(copy.root))('$file has a field for everything in it', ({ file, schema }) => {
  expect(unknownIn(schema(), readContents(file, copy.read(file)).data, file)).toEqual([])
})
