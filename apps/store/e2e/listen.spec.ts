import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { buy, cookiesOf, logIn, newAddress, pay, productNamed } from '@dabali/tooling/purchases'
import type { Page } from '@playwright/test'
import { linkOf } from './requested-page.ts'

const KHALTI = { payment_method: 'khalti' }

type TestEnvironment = Parameters<typeof buy>[0]

/** Buys a work for a new account and logs in with it. */
async function own(visitor: Parameters<typeof logIn>[0], environment: TestEnvironment, slug: string): Promise<Owned> {
  await logIn(visitor, environment, newAddress('asha'))
  const cookie = await cookiesOf(visitor)
  await pay(environment, await buy(environment, { [await productNamed(environment, slug)]: 1 }, KHALTI, { cookie }))
  const answer = await fetch(`${environment.apiUrl}/v1/api/library/`, { headers: { cookie } })
  const { results } = (await answer.json()) as { results: { id: string }[] }
  return { id: results[0]?.id ?? '', cookie }
}

type Owned = { id: string; cookie: string }
type Position = { version: number; locator: { href: string; locations: { fragments: string[] } } | null }

const positionOf = async ({ apiUrl }: TestEnvironment, { id, cookie }: Owned): Promise<Position> =>
  (await fetch(`${apiUrl}/v1/api/library/${id}/position/`, { headers: { cookie } })).json() as Promise<Position>

/** As another device would: where this page has saved a position meanwhile, it reads that one and saves its own again. */
async function listenElsewhere(
  environment: TestEnvironment,
  owned: Owned,
  { part, seconds }: { part: number; seconds: number },
) {
  const locator = { href: `part-${part}`, type: 'audio/mp4', locations: { fragments: [`t=${seconds}`] } }
  async function save() {
    const { version } = await positionOf(environment, owned)
    const answer = await fetch(`${environment.apiUrl}/v1/api/library/${owned.id}/position/`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: owned.cookie },
      body: JSON.stringify({ locator, progress: 0.5, device: 'Phone', base_version: version }),
    })
    return answer.status
  }
  await expect.poll(save).toBe(200)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const slider = (page: Page) => page.getByRole('slider', { name: 'Seek' })
const secondsOf = async (page: Page) => Number(await slider(page).inputValue())

/** What can be kept is known to scripts alone: where it is offered, they run. */
const awake = (page: Page) => expect(page.getByRole('button', { name: /^Download to this device/ })).toBeVisible()

requestTest('an audiobook comes with its text', async ({ visit, request, environment }) => {
  const { id } = await own({ request }, environment, 'the-rain-ledger-audiobook')
  const player = await visit(`/library/${id}/listen`)
  const text = linkOf(player, 'Download the text (EPUB)').getAttribute('href') ?? ''
  const answer = await request.get(text)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/epub+zip'])
  // An EPUB begins with its media type.
  expect((await answer.body()).subarray(0, 60).toString('latin1')).toContain('application/epub+zip')
})

test.describe('an audiobook', () => {
  // What the browser says while the shop is out of reach, and where a reload has lost the answer to a position that was saved.
  test.use({ expectedMessages: /ERR_FAILED|409 \(Conflict\)/ })

  test('resumes, is used by keyboard, has a sleep timer and is downloaded', async ({
    page,
    environment,
    expectAccessible,
  }) => {
    const owned = await own(page, environment, 'the-rain-ledger-audiobook')
    const path = `/library/${owned.id}/listen`
    await page.goto('/library')
    await page.getByRole('link', { name: 'Listen: The Rain Ledger' }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: 'The Rain Ledger' })).toBeVisible()
    await awake(page)
    await expect(slider(page)).toBeEnabled()

    await test.step('the player is used by the keyboard alone', async () => {
      await slider(page).focus()
      await page.keyboard.press('PageUp')
      await expect(slider(page)).toHaveAttribute('aria-valuetext', /^1 min of [2-6] min/)
      await page.keyboard.press('ArrowLeft')
      await expect(slider(page)).toHaveValue('55')
      await page.keyboard.press('Home')
      await expect(slider(page)).toHaveValue('0')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(button(page, 'Back 15 seconds')).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(button(page, 'Pause')).toBeFocused()
      await expectAccessible()
      await page.keyboard.press('k')
      await expect(button(page, 'Play')).toBeFocused()
    })

    await test.step('it resumes at the last position', async () => {
      await button(page, 'Play').click()
      await expect.poll(() => secondsOf(page)).toBeGreaterThan(0)
      await button(page, 'Forward 30 seconds').click()
      await expect.poll(() => secondsOf(page)).toBeGreaterThan(30)
      await button(page, 'Pause').click()
      await expect(button(page, 'Play')).toBeVisible()
      // The last second may still be drawn after the press.
      const isSaved = async () => {
        const { locator } = await positionOf(environment, owned)
        return locator?.locations.fragments[0] === `t=${await secondsOf(page)}`
      }
      await expect.poll(isSaved).toBe(true)
      const left = await secondsOf(page)
      await page.reload()
      await expect(slider(page)).toHaveValue(String(left))
      await page.goto('/library')
      await expect(page.getByRole('link', { name: 'Continue: The Rain Ledger' })).toBeVisible()
    })

    await test.step('the sleep timer stops it', async () => {
      await page.clock.install()
      await page.goto(path)
      await awake(page)
      await button(page, 'Back 15 seconds').click()
      await page.getByLabel('Sleep timer').selectOption('5')
      await button(page, 'Play').click()
      await expect(button(page, 'Pause')).toBeVisible()
      await page.clock.fastForward('04:00')
      await expect(page.getByText(/^Stops in (1:00|0:\d\d)$/)).toBeVisible()
      await expect(button(page, 'Pause')).toBeVisible()
      await page.clock.fastForward('01:01')
      await expect(button(page, 'Play')).toBeVisible()
      await expect(page.getByLabel('Sleep timer')).toHaveValue('off')
    })

    await test.step('a download plays offline', async () => {
      await page.getByRole('button', { name: /^Download to this device/ }).click()
      await expect(page.getByText('Available offline.')).toBeVisible()
      await page.route('**/v1/api/library/**', (route) => route.abort())
      await page.reload()
      await expect(page.getByText('Available offline.')).toBeVisible()
      const left = await secondsOf(page)
      await button(page, 'Play').click()
      await expect.poll(() => secondsOf(page)).toBeGreaterThan(left)
    })
  })
})

test.describe('on two devices', () => {
  // The browser itself says that a place was refused.
  test.use({ expectedMessages: /409 \(Conflict\)/ })

  test('the position of another device is offered, and nothing moves before the answer', async ({
    page,
    environment,
  }) => {
    const owned = await own(page, environment, 'low-cloud-download')
    await page.goto(`/library/${owned.id}/listen`)
    await awake(page)
    await page.getByRole('button', { name: /^The Price of Salt/ }).click()
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0)
    await button(page, 'Pause').click()
    await expect.poll(async () => (await positionOf(environment, owned)).locator?.href).toBe('part-2')

    await listenElsewhere(environment, owned, { part: 3, seconds: 12 })
    await page.reload()
    const notice = page.getByText('Your phone is at chapter 3, 0:12.')
    await expect(notice).toBeVisible()
    await expect(page.getByText(/^Chapter 2 of 5/)).toBeVisible()
    await button(page, 'Go there').click()
    await expect(page.getByText(/^Chapter 3 of 5/)).toBeVisible()
    await expect(slider(page)).toHaveValue('12')
    await expect(notice).toBeHidden()

    // While it plays here, it is asked as well.
    await listenElsewhere(environment, owned, { part: 5, seconds: 3 })
    await page.getByRole('button', { name: /^Kettle Hour/ }).click()
    await expect(page.getByText('Your phone is at chapter 5, 0:03.')).toBeVisible()
    await button(page, 'Stay here').click()
    await expect(page.getByText(/^Chapter 1 of 5/)).toBeVisible()
    await expect.poll(async () => (await positionOf(environment, owned)).locator?.href).toBe('part-1')
  })
})

test('the viewing period of a film starts after a confirmation', async ({ page, environment, expectAccessible }) => {
  const { id } = await own(page, environment, 'a-wall-goes-up')
  await page.goto(`/library/${id}/watch`)
  await expect(page.getByText(/^48 hours to watch once you start/)).toBeVisible()
  await expectAccessible()
  const play = page.getByRole('button', { name: /^Play/ })
  await play.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.reload()
  await expect(page.getByText(/^48 hours to watch once you start/)).toBeVisible()
  await play.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start now' }).click()
  await expect(button(page, 'Pause')).toBeVisible()
  await expect(page.getByText(/^Available until/)).toBeVisible()
  await page.reload()
  await play.click()
  await expect(button(page, 'Pause')).toBeVisible()
})

requestTest(
  "without scripts an audiobook plays in the browser's player and is downloaded",
  async ({ visit, request, environment }) => {
    const { id } = await own({ request }, environment, 'the-rain-ledger-audiobook')
    const page = await visit(`/library/${id}/listen`)
    expect(page.document.querySelector('audio[controls]')).not.toBeNull()
    const download = page.document.querySelector<HTMLElement>('noscript a[download]')
    const file = await page.follow(download as HTMLElement)
    expect(file.status).toBe(200)
    expect(file.headers['content-disposition']).toMatch(/\.m4a/)
  },
)
