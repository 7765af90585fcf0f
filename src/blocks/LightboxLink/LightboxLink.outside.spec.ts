import { expect } from '@playwright/test'
import { test } from '../../../tests/outside-companies.ts'
import { film } from '../../../tests/outside-services.ts'

test('content makes a slide of a film on the video site, in the frame of its player', async ({
  page,
  services: { video },
  complaints,
}) => {
  await page.goto(film.gallery)
  expect(video.requests).toEqual([])
  await page.getByRole('link', { name: film.link }).click()
  await expect(page.locator('.gslide.current iframe')).toHaveAttribute(
    'src',
    new RegExp(`/embed/${film.id}\\?autoplay=1`),
  )
  await expect.poll(() => video.requests.length).toBe(1)
  expect(complaints).toEqual([])
})
