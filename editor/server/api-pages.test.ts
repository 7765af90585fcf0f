import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { change, openEditor } from './testing/open-editor.ts'

describe('the editor', () => {
  describe('a page', () => {
    test('can be made from nothing: what is missing is asked for, then it is on the site', () => {
      const { api, copy, shown } = openEditor()
      const { file, problems } = api.create({ group: 'Blog', title: 'Bring Your List to the Visit' })
      expect(file).toBe('posts/bring-your-list-to-the-visit.md')
      expect(problems.map(({ file: where }) => where)).toContain(file)
      // It is shown from the start, with words of another where some are missing.
      expect(shown(file)).toMatch(/^title: "?Bring Your List to the Visit/m)
      expect(shown(file)).toContain('Your text will stand here.')
      const { problems: left } = change(
        api,
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
    })

    test('can begin as a copy, and is never made over another', () => {
      const { api } = openEditor()
      const page = { group: 'Treatments', title: 'Contrave Two', from: 'treatments/contrave.yaml' }
      const { file, problems } = api.create(page)
      expect(problems.map(({ file: where, field }) => `${where} ${field}`)).toContain(`${file} head.title`)
      expect(() => api.create(page)).toThrow(/already/)
    })

    test('begun as a copy has been reviewed by nobody', () => {
      const { api, copy } = openEditor()
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
      const { api } = openEditor()
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
    })

    test('takes its Spanish page along, and brings it back', () => {
      const { api, copy, draft } = openEditor()
      const post = 'posts/women-and-heart-disease.md'
      const inSpanish = () => existsSync(join(draft, 'es', post))
      copy.write(`es/${post}`, copy.read(post))
      api.remove(post)
      expect(inSpanish()).toBe(false)
      api.discard(post)
      expect(inSpanish()).toBe(true)
    })

    test('goes when it is saved, unless another page still needs it', () => {
      const { api } = openEditor()
      expect(api.remove('treatments/calocurb.yaml').problems.length).toBeGreaterThan(0)
      expect(() => api.open('treatments/calocurb.yaml')).toThrow(/brings it back/)
      api.discard('treatments/calocurb.yaml')
      expect(api.state().problems).toEqual([])
      expect(() => api.remove('pages/home.yaml')).toThrow(/cannot be deleted/)
      expect(() => api.remove('prices.yaml')).toThrow(/cannot be deleted/)
    })
  })
})
