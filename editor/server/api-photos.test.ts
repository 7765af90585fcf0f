import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { change, openEditor, unsaved } from './testing/open-editor.ts'

describe('the editor', () => {
  describe('a photo', () => {
    const picture = (width: number) =>
      sharp({ create: { width, height: 900, channels: 3, background: '#9fb09a' } })
        .png()
        .toBuffer()

    test('comes as any picture, and goes with its entry', async () => {
      const { api, copy } = openEditor()
      await api.putPicture('photos/garden.jpg', await picture(1600))
      const add = (photos: any) =>
        (photos.garden = { file: 'photos/garden.jpg', alt: 'A garden behind the house' })
      expect(change(api, 'photos/photos.yaml', add).problems).toEqual([])
      api.save()
      expect((await sharp(join(copy.root, 'photos/garden.jpg')).metadata()).format).toBe('jpeg')
      change(api, 'photos/photos.yaml', (photos) => delete photos.garden)
      expect(api.save().problems).toEqual([])
      expect(copy.problems()).toEqual([])
    })

    test('that was taken in and discarded leaves nothing behind', async () => {
      const { api } = openEditor()
      await api.putPicture('photos/hero.jpg', await picture(1600))
      expect(unsaved(api)).toEqual(['photos/photos.yaml changed'])
      api.discard('photos/photos.yaml')
      expect(unsaved(api)).toEqual([])
    })

    test('too small, or no picture at all, is refused in words', async () => {
      const { api } = openEditor()
      await expect(api.putPicture('photos/x.jpg', await picture(300))).rejects.toThrow(/300 pixels wide/)
      await expect(api.putPicture('photos/x.jpg', Buffer.from('hello'))).rejects.toThrow(/not a picture/)
      await expect(api.putPicture('../x.jpg', await picture(1600))).rejects.toThrow(/short name/)
    })
  })
})
