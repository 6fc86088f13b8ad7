import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

const FILM = '/book/down-by-october-the-film/'
const trailer = (page: Page) => page.getByRole('link', { name: 'Watch the trailer' })

test('a trailer at another host is loaded after a click and plays; at a host that is not allowed it is a link', async ({
  page,
  environment,
  expectAccessible,
}) => {
  const { url } = environment.sandbox
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const answer = await page.goto(FILM, { waitUntil: 'networkidle' })
  expect(answer?.headers()['content-security-policy']).toContain(`https://player.vimeo.com ${url};`)
  expect(asked.filter((address) => address.startsWith(url))).toEqual([])

  await trailer(page).focus()
  await page.keyboard.press('Enter')
  const film = page.frameLocator('iframe[title="Down by October"]').getByLabel('Down by october')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  await expect(page.getByTitle('Down by October')).toBeFocused()
  await expect(page.getByRole('link', { name: `Watch on ${new URL(url).host}` })).toBeVisible()
  await expectAccessible()

  await test.step('a trailer at a host that is not allowed is a link to it, in both languages', async () => {
    const src = 'https://films.example/embed/lesson'
    await environment.sql(`update product set video_url = '${src}' where slug = 'the-brake-cable-lesson'`)
    await expect(async () => {
      await page.goto('/book/the-brake-cable-lesson/')
      await expect(trailer(page)).toBeVisible({ timeout: 1000 })
    }).toPass()
    await trailer(page).click()
    await expect(page.getByRole('alert').getByText("This video can't be played on this page.")).toBeVisible()
    await expect(page.getByRole('link', { name: 'Watch on films.example' })).toHaveAttribute('href', src)
    await expect(page.getByRole('link', { name: 'Watch on films.example' })).toBeFocused()

    await page.goto('/ne/book/the-brake-cable-lesson/')
    await page.getByRole('link', { name: 'ट्रेलर हेर्नुहोस्' }).click()
    await expect(page.getByRole('link', { name: 'films.example मा हेर्नुहोस्' })).toHaveAttribute('href', src)
  })
})

requestTest('without scripts a trailer is a link to its host', async ({ visit, environment }) => {
  const page = await visit(FILM)
  const link = page.getByRole('link', { name: 'Watch the trailer' }) as HTMLAnchorElement
  expect(link.href).toBe(`${environment.sandbox.url}/film/embed/down-by-october`)
  const film = await page.follow(link)
  expect(film.status).toBe(200)
  film.getByLabelText('Down by october')
})
