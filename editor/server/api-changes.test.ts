import { describe, expect, test } from 'vitest'
import { type Api, change, openEditor, unsaved } from './testing/open-editor.ts'

const price = (api: Api, amount: unknown) =>
  change(api, 'prices.yaml', (prices) => (prices.contrave.amount = amount))

describe('the editor', () => {
  describe('a change', () => {
    test('is shown in the preview at once and written only when it is saved', () => {
      const { api, copy, shown } = openEditor()
      const before = copy.read('prices.yaml')
      expect(price(api, 16000).problems).toEqual([])
      expect(shown('prices.yaml')).toContain('amount: 16000')
      expect(copy.read('prices.yaml')).toBe(before)
      expect(api.save()).toMatchObject({ problems: [], done: 'saved' })
      expect(copy.read('prices.yaml')).toBe(before.replace(/(contrave:\n.*\n  amount: )15000/, '$116000'))
      price(api, 15000)
      api.save()
      expect(copy.read('prices.yaml')).toBe(before)
    })

    test('that breaks the site is named by file and field, neither shown nor written', () => {
      const { api, copy, shown } = openEditor()
      const before = copy.read('prices.yaml')
      expect(price(api, 'cheap').problems).toContainEqual({
        file: 'prices.yaml',
        field: 'contrave.amount',
        message: expect.stringContaining('number'),
      })
      expect(shown('prices.yaml')).toBe(before)
      expect(api.save().done).toBeUndefined()
      expect(copy.read('prices.yaml')).toBe(before)
    })

    test('may need two files, which are saved together', () => {
      const { api, copy } = openEditor()
      const fresh = { name: 'Trial', amount: 4900, unit: 'once', page: '/contrave', group: 'weight-loss' }
      const { problems } = change(api, 'prices.yaml', (prices) => (prices.trial = fresh))
      expect(problems.map(({ message }) => message)).toEqual(['no page shows this price'])
      expect(
        change(api, 'treatments/contrave.yaml', ({ glance }) => glance.prices.push('trial')).problems,
      ).toEqual([])
      expect(unsaved(api)).toEqual(['prices.yaml changed', 'treatments/contrave.yaml changed'])
      api.save()
      expect(copy.problems()).toEqual([])
      expect(copy.read('treatments/contrave.yaml')).toContain('trial')
      expect(unsaved(api)).toEqual([])
    })

    test('taken back by hand leaves nothing to save', () => {
      const { api } = openEditor()
      price(api, 16000)
      price(api, 15000)
      expect(unsaved(api)).toEqual([])
    })

    test('can be discarded', () => {
      const { api, copy, shown } = openEditor()
      price(api, 16000)
      api.discard('prices.yaml')
      expect(unsaved(api)).toEqual([])
      expect(shown('prices.yaml')).toBe(copy.read('prices.yaml'))
    })

    test('is still there after the editor was stopped', () => {
      const { api, again } = openEditor()
      price(api, 'cheap')
      const later = again()
      expect(unsaved(later)).toEqual(['prices.yaml changed'])
      expect(later.open('prices.yaml').data).toMatchObject({ contrave: { amount: 'cheap' } })
    })

    test('does not overwrite what somebody else has changed meanwhile', () => {
      const { api, copy } = openEditor()
      price(api, 16000)
      copy.append('prices.yaml', '# a remark\n')
      expect(() => api.save()).toThrow(/changed outside/)
      expect(() => price(api, 17000)).toThrow(/changed this meanwhile/)
      expect(copy.read('prices.yaml')).toContain('# a remark')
      api.discard('prices.yaml')
      price(api, 16000)
      api.save()
      expect(copy.read('prices.yaml')).toMatch(/amount: 16000[^]*# a remark/)
    })

    test('of another hand shows in the preview too', () => {
      const { api, copy, shown } = openEditor()
      copy.append('notices.yaml', '# a remark\n')
      api.state()
      expect(shown('notices.yaml')).toContain('# a remark')
    })
  })
})
