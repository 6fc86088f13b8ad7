import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

const SESSION = '/sessions/night-bus-union-on-the-roof'
const SONG = 'Somebody’s Chicken'
const SONG_BEGINS = 312

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
const main = (page: Page) => page.getByRole('main')
const secondsOf = (page: Page) => page.locator('hls-video').evaluate((film) => (film as HTMLVideoElement).currentTime)

async function watchFromSong(page: Page) {
  await page.goto('/sessions')
  await expect(page.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Night Bus Union, on the roof' }).click()
  await expect(page).toHaveURL(SESSION)
  await expect(main(page).getByRole('link', { name: /^Watch .*Night Bus Union, on the roof$/ })).toBeVisible()
  await expect(page.locator('hls-video')).toHaveCount(0)

  const song = page.getByRole('region', { name: 'Set list' }).getByRole('link', { name: SONG })
  await song.click()
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(SONG_BEGINS)
  await expect(song).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('button', { name: 'Captions' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeInViewport()
}

test('a song of the set list is where the film goes on', async ({ page, expectAccessible }) => {
  await watchFromSong(page)
  await expect(page.getByText('Lhamo Waiba')).toBeVisible()
  await expect(page.getByText('October 17, 2026').first()).toBeVisible()
  await expectAccessible()
  await page.getByRole('region', { name: 'Hear it' }).getByRole('link', { name: 'Electric Jhyaure' }).click()
  await expect(page).toHaveURL('/record/electric-jhyaure')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('it is the same, and nothing stands out of the screen', async ({ page }) => {
    await watchFromSong(page)
    expect(await fits(page)).toBe(true)
    await page.goto('/sessions')
    expect(await fits(page)).toBe(true)
  })
})

test('in Nepali the sessions are named and dated as their readers do', async ({ page, expectAccessible }) => {
  await page.goto('/ne/sessions')
  await main(page).getByRole('link', { name: 'रात्रि बस युनियन, छानामा' }).click()
  await expect(page).toHaveURL(`/ne${SESSION}`)
  await expect(page.getByRole('heading', { level: 1, name: 'रात्रि बस युनियन, छानामा' })).toBeVisible()
  await expect(page.getByText('असोज ३१, २०८३').first()).toBeVisible()
  await expectAccessible()
})

test('without scripts the film and each of its songs are links to the film itself', async ({ browser, house }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: house.url })
  const page = await context.newPage()
  await page.goto(SESSION)
  const film = main(page).getByRole('link', { name: /^Watch .*Night Bus Union, on the roof$/ })
  await expect(film).toHaveAttribute('href', /^\/v1\/media\/.+\.m3u8$/)
  const songs = page.getByRole('region', { name: 'Set list' }).getByRole('link')
  await expect(songs).toHaveCount(4)
  await expect(songs.first()).toHaveAttribute('href', /\.m3u8#t=0$/)
  await context.close()
})
