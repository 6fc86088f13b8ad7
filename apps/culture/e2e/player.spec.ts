import { expect, test } from '@dabali/tooling/end-to-end'
import { buy, cookiesOf, logIn, newAddress, pay, productNamed } from '@dabali/tooling/purchases'
import type { Page } from '@playwright/test'

type Sung = { title: string; artists: { title: string }[]; tracks: { title: string }[] }

const RECORD = 'low-cloud'
/** Buttons answer once the scripts have run. */
const AWAKE = { waitUntil: 'networkidle' } as const
const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const line = (page: Page) => page.getByRole('slider', { name: 'Seek' })
const second = async (page: Page) => Number(await line(page).inputValue())

async function readRecord(page: Page, url: string) {
  const { title, artists, tracks } = (await (await page.request.get(`${url}/v1/api/records/${RECORD}/`)).json()) as Sung
  const [first = ''] = tracks.map((track) => track.title)
  return { title, artist: artists[0]?.title ?? '', first, tracks: tracks.map((track) => track.title) }
}

test('a track keeps playing across pages, is restored after a reload, stops when another tab plays, and is whole once owned', async ({
  page,
  context,
  environment,
  expectAccessible,
}) => {
  const { title, artist, first, tracks } = await readRecord(page, environment.url)
  const bar = player(page)
  await page.goto(`/record/${RECORD}`, AWAKE)
  await expect(bar).toHaveCount(0)
  await page.getByRole('button', { name: `Play ${first}` }).click()
  await expect(page.getByRole('button', { name: `Pause ${first}` })).toHaveAttribute('aria-current', 'true')
  await expect(bar.getByText(first)).toBeVisible()
  await expect.poll(() => second(page)).toBeGreaterThan(0)
  await expectAccessible()

  await page.getByRole('main').getByRole('link', { name: artist, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: artist })).toBeVisible()
  const heard = await second(page)
  await expect.poll(() => second(page)).not.toBe(heard)
  await bar.getByRole('button', { name: 'Pause' }).click()
  await bar.getByRole('button', { name: 'Previous track' }).click()
  const words = (await bar.getByRole('link').textContent()) ?? ''
  const next = tracks[tracks.findIndex((track) => words.startsWith(track)) + 1] ?? ''
  await bar.getByRole('button', { name: 'Next track' }).click()
  await expect(bar.getByText(next)).toBeVisible()
  await expect(line(page)).toBeEnabled()
  await line(page).press('ArrowRight')
  await line(page).press('ArrowRight')
  await expect(line(page)).toHaveValue('10')

  await page.reload(AWAKE)
  await expect(bar.getByText(next)).toBeVisible()
  await expect(line(page)).toHaveValue('10')
  // Browsers play no sound before the first interaction.
  await expect(bar.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await bar.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: `Play ${first}` }).click()
  await expect(bar.getByText(first)).toBeVisible()
  await bar.getByRole('button', { name: 'Close player' }).click()
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Play ${first}` })).toBeFocused()
  await page.reload(AWAKE)
  await expect(page.getByRole('button', { name: `Play ${first}` })).toBeVisible()
  await expect(bar).toHaveCount(0)

  await test.step('a track in another tab stops this one', async () => {
    await page.getByRole('button', { name: `Play ${first}` }).click()
    await expect(page.getByRole('button', { name: `Pause ${first}` })).toBeVisible()
    await expect.poll(() => second(page)).toBeGreaterThan(0)
    const other = await context.newPage()
    await other.goto(`/record/${RECORD}`, AWAKE)
    await other.getByRole('button', { name: `Play ${first}` }).click()
    await expect.poll(() => second(other)).toBeGreaterThan(0)
    await expect(page.getByRole('button', { name: `Play ${first}` })).toBeVisible()
    await other.close()
  })
  await test.step('the owner of the record hears whole tracks and downloads them', async () => {
    await logIn(page, environment, newAddress('asha'))
    const cookie = await cookiesOf(page)
    const product = await productNamed(environment, `${RECORD}-download`)
    await pay(environment, await buy(environment, { [product]: 1 }, { payment_method: 'khalti' }, { cookie }))
    await page.goto(`/record/${RECORD}`, AWAKE)
    await expect(page.getByText('You own this record: the tracks play in full.')).toBeVisible()
    await page.getByRole('button', { name: `Play ${first}` }).click()
    await expect.poll(() => second(page)).toBeGreaterThan(0)
    // The excerpt has 30 seconds.
    await expect.poll(async () => Number(await line(page).getAttribute('max'))).toBeGreaterThan(37)
    await expect(player(page).getByText('excerpt')).toHaveCount(0)
    await page.getByRole('link', { name: 'Download it' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Kettle Hour, FLAC/ }).click()
    expect((await saved).suggestedFilename()).toBe('01 Kettle Hour.flac')
  })
})
