import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

const TALK = '/interviews/tara-nembang-puts-the-slope-back'
const RECORDED = '/interviews/five-drums-and-a-point-of-order'
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

async function readAndHear(page: Page) {
  await page.goto('/interviews')
  await expect(title(page, 'Interviews')).toBeVisible()
  await expect(page.getByText('“On the radio it had been cut to fit a biscuit advertisement.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Tara Nembang puts the slope back' }).click()
  await expect(page).toHaveURL(TALK)
  await expect(title(page, 'Tara Nembang puts the slope back')).toBeVisible()
  await expect(page.getByText('November 05, 2026').first()).toBeVisible()
  await expect(page.getByText('1 minute', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'And people sit through it?' })).toBeVisible()
  await expect(page.getByText('They can sit for a slope.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('blockquote')).toHaveCount(1)

  const beside = page.getByRole('region', { name: 'Hear it' })
  await expect(beside.getByRole('button', { name: 'Play the record' })).toBeVisible()
  await expect(beside.getByRole('link', { name: 'Tara Nembang, alone with a sarangi' })).toBeVisible()
  await beside.getByRole('link', { name: 'Low Cloud', exact: true }).click()
  await expect(page).toHaveURL('/record/low-cloud')
  await page.goBack()
  await expect(title(page, 'Tara Nembang puts the slope back')).toBeVisible()
}

test('a sentence leads to the interview, and the interview to the record', async ({ page, expectAccessible }) => {
  await readAndHear(page)
  await expectAccessible()
  await page.getByRole('link', { name: 'Tara Nembang', exact: true }).click()
  await expect(page).toHaveURL('/artist/tara-nembang')
  await page.goto('/interviews')
  await expectAccessible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('it is the same, and what to hear comes after the words', async ({ page }) => {
    await readAndHear(page)
    expect(await fits(page)).toBe(true)
    const last = await page.getByText('Before the record nobody did.').boundingBox()
    const beside = await page.getByRole('region', { name: 'Hear it' }).boundingBox()
    expect(beside?.y).toBeGreaterThan(last?.y ?? Number.POSITIVE_INFINITY)
  })
})

test('in Nepali it is dated as its readers date', async ({ page, expectAccessible }) => {
  await page.goto(`/ne${TALK}`)
  await expect(page.getByText('कात्तिक १९, २०८३').first()).toBeVisible()
  await expect(page.getByText('१ मिनेटको पढाइ')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'अनि मान्छे बसिरहन्छन्?' })).toBeVisible()
  await expectAccessible()
})

test('what was recorded is heard in its place, and stands below it in writing, on paper too', async ({
  page,
  request,
  expectAccessible,
}) => {
  await page.goto(RECORDED)
  const written = page.getByText('For three rounds the seventh beat is struck as an end, low and together.')
  await expect(written).toBeHidden()
  await page.getByText('What is heard, in writing').click()
  await expect(written).toBeVisible()
  await expectAccessible()
  await page.getByText('What is heard, in writing').click()
  await page.emulateMedia({ media: 'print' })
  await expect(written).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  const listen = page.getByRole('link', { name: 'Hear what was recorded' })
  const sound = (await listen.getAttribute('href')) ?? ''
  await listen.click()
  await expect
    .poll(() => page.locator('audio').evaluate((heard: HTMLAudioElement) => heard.currentTime))
    .toBeGreaterThan(0)
  expect(await (await request.get('/feed/en-podcast.xml')).text()).toContain(sound)
})

test('without scripts it is read all the same, and leads on', async ({ browser, house }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: house.url })
  const page = await context.newPage()
  await page.goto('/interviews')
  await page.getByRole('main').getByRole('link', { name: 'Tara Nembang puts the slope back' }).click()
  await expect(page.getByText('They can sit for a slope.')).toBeVisible()
  await page.getByRole('region', { name: 'Hear it' }).getByRole('link', { name: 'Low Cloud', exact: true }).click()
  await expect(page).toHaveURL('/record/low-cloud')
  await context.close()
})

test('what is not there says so with its path', async ({ request }) => {
  for (const path of ['/interviews/nobody-was-asked', '/interviews?page=99']) {
    const answer = await request.get(path)
    expect(await answer.text()).toContain(`Page Not Found: ${path}`)
    expect(answer.status()).toBe(404)
  }
})
