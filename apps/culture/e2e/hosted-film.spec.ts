import { expect, test } from '@dabali/tooling/end-to-end'
import { findJsonLd, readHead } from '@dabali/tooling/read-seo'
import type { Page } from '@playwright/test'

const SLUG = 'third-lane-choir-from-the-windows'
const TITLE = 'Third Lane Choir, from the windows'
const film = (page: Page) => page.getByRole('main').getByRole('link', { name: new RegExp(`^Watch .*${TITLE}$`) })

test('a video at another host is loaded after a click, and plays from a song', async ({
  page,
  request,
  environment,
  expectAccessible,
}) => {
  const { url } = environment.sandbox
  const asked: string[] = []
  page.on('request', (each) => asked.push(each.url()))
  const answer = await page.goto(`/sessions/${SLUG}`, { waitUntil: 'networkidle' })
  expect(answer?.headers()['content-security-policy']).toContain(`https://player.vimeo.com ${url};`)
  expect(asked.filter((address) => address.startsWith(url))).toEqual([])

  const { jsonLd } = await readHead(request, `/sessions/${SLUG}`)
  expect(findJsonLd(jsonLd, 'VideoObject')).toMatchObject({ embedUrl: `${url}/film/embed/${SLUG}` })

  await film(page).focus()
  await page.keyboard.press('Enter')
  const video = page.frameLocator(`iframe[title="${TITLE}"]`).locator('video')
  await expect.poll(() => video.evaluate((shown: HTMLVideoElement) => shown.currentTime)).toBeGreaterThan(0)
  await expect(page.getByRole('link', { name: `Watch on ${new URL(url).host}` })).toBeVisible()
  await expectAccessible()

  await page.getByRole('link', { name: 'Ankle, Knee, Waist' }).click()
  await expect(page.locator(`iframe[title="${TITLE}"]`)).toHaveAttribute(
    'src',
    `${url}/film/embed/${SLUG}?t=312&autoplay=1`,
  )
  await expect.poll(() => video.evaluate((shown: HTMLVideoElement) => shown.currentTime)).toBeGreaterThan(8)
})

test('a video at a host that is not allowed is a link to it', async ({ page, environment }) => {
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
