import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { findJsonLd, readHead } from '@dabali/tooling/read-seo'
import type { Page } from '@playwright/test'

const SESSION = '/sessions/night-bus-union-on-the-roof'
const TITLE = 'Night Bus Union, on the roof'
const SONG = 'Somebody’s Chicken'
const SONG_BEGINS = 312
const HOSTED_SLUG = 'third-lane-choir-from-the-windows'
const HOSTED = 'Third Lane Choir, from the windows'

const secondsOf = (page: Page) => page.locator('hls-video').evaluate((film) => (film as HTMLVideoElement).currentTime)

requestTest(
  'the list links to a session, and without scripts its video and songs are links to the file',
  async ({ visit }) => {
    const sessions = await visit('/sessions')
    sessions.getByRole('heading', { level: 1, name: 'Sessions' })
    const way = sessions.within(sessions.getByRole('main')).getByRole('link', { name: TITLE })
    const session = await sessions.follow(way)
    expect(session.path).toBe(SESSION)
    session.getByText('Lhamo Waiba')
    expect(session.getAllByText('October 17, 2026')).not.toHaveLength(0)

    const film = session.getByRole('link', { name: /^Watch.*Night Bus Union, on the roof$/ })
    expect(film.getAttribute('href')).toMatch(/^\/v1\/media\/.+\.m3u8$/)
    const songs = session.within(session.getByRole('region', { name: 'Set list' })).getAllByRole('link')
    expect(songs).toHaveLength(4)
    expect(songs[0]?.getAttribute('href')).toMatch(/\.m3u8#t=0$/)

    const heard = session.within(session.getByRole('region', { name: 'Listen' }))
    const record = await session.follow(heard.getByRole('link', { name: 'Electric Jhyaure' }))
    expect(record.path).toBe('/record/electric-jhyaure')
  },
)

requestTest('in Nepali a session has a Nepali name and date', async ({ visit }) => {
  const sessions = await visit('/ne/sessions')
  const way = sessions.within(sessions.getByRole('main')).getByRole('link', { name: 'रात्रि बस युनियन, छानामा' })
  const session = await sessions.follow(way)
  expect(session.path).toBe(`/ne${SESSION}`)
  session.getByRole('heading', { level: 1, name: 'रात्रि बस युनियन, छानामा' })
  expect(session.getAllByText('असोज ३१, २०८३')).not.toHaveLength(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a song of the set list plays the video from its start; a video at another host is loaded after a press or is a link', async ({
    page,
    request,
    environment,
    expectAccessible,
  }) => {
    await page.goto(SESSION)
    await expect(page.getByRole('link', { name: /^Watch .*Night Bus Union, on the roof$/ })).toBeVisible()
    await expect(page.locator('hls-video')).toHaveCount(0)
    const song = page.getByRole('region', { name: 'Set list' }).getByRole('link', { name: SONG })
    await song.tap()
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(SONG_BEGINS)
    await expect(song).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('button', { name: 'Captions' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expectAccessible()

    await test.step('a video at another host is loaded after a press, and plays from a song', async () => {
      const { url } = environment.sandbox
      const asked: string[] = []
      page.on('request', (each) => asked.push(each.url()))
      const answer = await page.goto(`/sessions/${HOSTED_SLUG}`, { waitUntil: 'networkidle' })
      expect(answer?.headers()['content-security-policy']).toContain(`https://player.vimeo.com ${url};`)
      expect(asked.filter((address) => address.startsWith(url))).toEqual([])

      const { jsonLd } = await readHead(request, `/sessions/${HOSTED_SLUG}`)
      expect(findJsonLd(jsonLd, 'VideoObject')).toMatchObject({ embedUrl: `${url}/film/embed/${HOSTED_SLUG}` })

      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^Watch .*${HOSTED}$`) })
        .focus()
      await page.keyboard.press('Enter')
      const video = page.frameLocator(`iframe[title="${HOSTED}"]`).locator('video')
      await expect.poll(() => video.evaluate((shown: HTMLVideoElement) => shown.currentTime)).toBeGreaterThan(0)
      await expect(page.getByRole('link', { name: `Watch on ${new URL(url).host}` })).toBeVisible()
      await expectAccessible()

      await page.getByRole('link', { name: 'Ankle, Knee, Waist' }).click()
      await expect(page.locator(`iframe[title="${HOSTED}"]`)).toHaveAttribute(
        'src',
        `${url}/film/embed/${HOSTED_SLUG}?t=312&autoplay=1`,
      )
      await expect.poll(() => video.evaluate((shown: HTMLVideoElement) => shown.currentTime)).toBeGreaterThan(8)
    })
    await test.step('a video at a host that is not allowed is a link to it', async () => {
      const src = 'https://films.example/embed/ice'
      await environment.sql(
        `update content set facts = jsonb_set(facts, '{video,src}', '"${src}"') where slug = 'power-cut-in-the-substation'`,
      )
      const session = page.getByRole('main').getByRole('link', { name: /^Watch / })
      await expect(async () => {
        await page.goto('/sessions/power-cut-in-the-substation')
        await expect(session).toHaveAttribute('href', src, { timeout: 1000 })
      }).toPass()
      await session.click()
      await expect(page.getByRole('alert').getByText("This video can't be played on this page.")).toBeVisible()
      await expect(page.getByRole('link', { name: 'Watch on films.example' })).toHaveAttribute('href', src)
    })
  })
})
