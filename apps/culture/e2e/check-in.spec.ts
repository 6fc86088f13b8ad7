import { ticketNumber } from '@dabali/domain'
import { findBrowser } from '@dabali/tooling/browser'
import { expect, OFFLINE_MESSAGES, requestTest, test, waitForCache } from '@dabali/tooling/end-to-end'
import { buy, freeTicket, logIn, newAddress } from '@dabali/tooling/purchases'
import { chromium, type Page } from '@playwright/test'
import { STAFF } from './event-steps.ts'
import { writeQrVideo } from './qr-video.ts'

type TestEnvironment = Parameters<typeof buy>[0]
type Ticket = { id: string; revision: number; code: string; date: { id: number } }

/** Two people who come to a night that costs nothing. */
async function twoTickets(
  environment: TestEnvironment,
): Promise<{ eventDate: number; tickets: Ticket[]; hash: string }> {
  const { hash } = await buy(environment, { [await freeTicket(environment)]: 2 }, { guest_email: newAddress('maya') })
  const answer = await fetch(`${environment.apiUrl}/v1/api/orders/by-hash/${hash}/tickets/`)
  const { results: tickets } = (await answer.json()) as { results: Ticket[] }
  return { eventDate: tickets[0]?.date.id ?? 0, tickets, hash }
}

async function comeTo(page: Page, number: string) {
  await page.getByLabel('Number of the ticket').fill(number)
  await page.getByRole('button', { name: 'Check' }).click()
}

const word = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true })
const states = async ({ apiUrl }: TestEnvironment, hash: string) => {
  const answer = await fetch(`${apiUrl}/v1/api/orders/by-hash/${hash}/tickets/`)
  const { results } = (await answer.json()) as { results: { state: string }[] }
  return results.map(({ state }) => state)
}

requestTest('only staff get to the check-in', async ({ visit, request, environment }) => {
  expect((await visit('/door')).path).toBe('/login')
  await logIn({ request }, environment, newAddress('asha'))
  const page = await visit('/door/1')
  page.getByRole('heading', { level: 1, name: 'This is the door of the house' })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, expectedMessages: OFFLINE_MESSAGES })

  test('people are let in once, online and offline, also where scans cannot be saved', async ({
    page,
    context,
    environment,
    expectAccessible,
  }) => {
    const { eventDate, tickets, hash } = await twoTickets(environment)
    const [first = '', second = ''] = tickets.map(ticketNumber)
    await logIn(page, environment, STAFF)
    await page.goto('/door')
    await page.locator(`a[href="/door/${eventDate}"]`).click()
    await expect(page.getByText('In touch with the house')).toBeVisible()
    await comeTo(page, first.toLowerCase())
    await expect(word(page, 'Come in')).toBeVisible()
    await expectAccessible()
    await comeTo(page, first)
    await expect(word(page, 'Already in')).toBeVisible()
    await comeTo(page, '0000 0000')
    await expect(word(page, 'Not a ticket of this night')).toBeVisible()

    await context.setOffline(true)
    await comeTo(page, second)
    await expect(word(page, 'Come in')).toBeVisible()
    await expect(page.getByText('1 not sent yet')).toBeVisible()
    await comeTo(page, second)
    await expect(word(page, 'Already in')).toBeVisible()
    await expectAccessible()
    expect(await states(environment, hash)).toEqual(['used', 'valid'])

    await context.setOffline(false)
    await expect(page.getByText('In touch with the house')).toBeVisible()
    await expect(page.getByText('not sent yet')).toBeHidden()
    await expect.poll(() => states(environment, hash)).toEqual(['used', 'used'])

    await page.getByRole('button', { name: 'Take back' }).first().click()
    await expect.poll(() => states(environment, hash)).toEqual(['used', 'valid'])

    await test.step('a device that cannot save scans says so, and still checks in', async () => {
      const full = await context.newPage()
      await full.addInitScript(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      })
      await full.goto(`/door/${eventDate}`)
      await expect(full.getByText("This device can't save scans.")).toBeVisible()
      await comeTo(full, second)
      await expect(word(full, 'Come in')).toBeVisible()
    })
  })
})

// It launches a browser of its own, whose camera is a file.
requestTest('the camera reads a ticket', async ({ environment, request }) => {
  const { eventDate, tickets } = await twoTickets(environment)
  await logIn({ request }, environment, STAFF)
  const film = test.info().outputPath('camera.y4m')
  writeQrVideo(film, tickets[0]?.code ?? '')
  const options = await findBrowser()
  const browser = await chromium.launch({
    ...options,
    args: [
      ...(options.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  const storageState = await request.storageState()
  const context = await browser.newContext({ baseURL: environment.url, permissions: ['camera'], storageState })
  const door = await context.newPage()
  await door.goto(`/door/${eventDate}`)
  await door.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect(word(door, 'Come in')).toBeVisible()
  await door.getByRole('button', { name: 'Stop the camera' }).click()
  await browser.close()
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: OFFLINE_MESSAGES })

  test('the check-in opens offline and lets in whom it has on its list', async ({ page, context, environment }) => {
    const { eventDate, tickets, hash } = await twoTickets(environment)
    await logIn(page, environment, STAFF)
    await page.goto(`/door/${eventDate}`)
    await expect(page.getByText('In touch with the house')).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await waitForCache(page, `/door/${eventDate}`, 'own-pages')
    await context.setOffline(true)
    await page.reload()
    await comeTo(page, ticketNumber(tickets[0] as Ticket))
    await expect(word(page, 'Come in')).toBeVisible()
    await page.reload()
    await expect(page.getByText('1 not sent yet')).toBeVisible()
    await context.setOffline(false)
    await expect.poll(() => states(environment, hash), { timeout: 20_000 }).toEqual(['used', 'valid'])
  })
})
