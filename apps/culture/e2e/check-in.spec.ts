import { ticketNumber } from '@dabali/domain'
import { findBrowser } from '@dabali/tooling/browser'
import { waitForHydration } from '@dabali/tooling/checkout-steps'
import { expect, OFFLINE_MESSAGES, requestTest, test, waitForCache } from '@dabali/tooling/end-to-end'
import { buy, freeTicket, logIn, newAddress } from '@dabali/tooling/purchases'
import { chromium, type Locator, type Page } from '@playwright/test'
import { STAFF } from './event-steps.ts'
import { writeQrVideo } from './qr-video.ts'

type TestEnvironment = Parameters<typeof buy>[0]
type Ticket = { id: string; revision: number; code: string; date: { id: number } }

/** Two tickets of a free event. */
async function twoTickets(
  environment: TestEnvironment,
): Promise<{ eventDate: number; tickets: Ticket[]; hash: string }> {
  const { hash } = await buy(environment, { [await freeTicket(environment)]: 2 }, { guest_email: newAddress('maya') })
  const answer = await fetch(`${environment.apiUrl}/v1/api/orders/by-hash/${hash}/tickets/`)
  const { results: tickets } = (await answer.json()) as { results: Ticket[] }
  return { eventDate: tickets[0]?.date.id ?? 0, tickets, hash }
}

async function enterNumber(page: Page, number: string) {
  await page.getByLabel('Ticket number').fill(number)
  await page.getByRole('button', { name: 'Check' }).click()
}

/** Names the device, which is asked once. */
async function nameDevice(page: Page, device: string, door: string) {
  await page.getByLabel('Door').fill(door)
  await page.getByLabel('Device').fill(device)
  await page.getByRole('button', { name: 'Save device' }).click()
  await expect(page.getByText(`${door} · ${device}`)).toBeVisible()
}

const MOST_TABS = 60

/** Goes on with the Tab key until an element has the focus, and presses a key there. */
async function pressOn(target: Locator, key = 'Enter') {
  const { keyboard } = target.page()
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return keyboard.press(key)
    await keyboard.press('Tab')
  }
  throw new Error(`${target} is not reached with the Tab key`)
}

const result = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true })
const states = async ({ apiUrl }: TestEnvironment, hash: string) => {
  const answer = await fetch(`${apiUrl}/v1/api/orders/by-hash/${hash}/tickets/`)
  const { results } = (await answer.json()) as { results: { state: string }[] }
  return results.map(({ state }) => state)
}

requestTest('only staff can open the check-in', async ({ visit, request, environment }) => {
  expect((await visit('/door')).path).toBe('/login')
  await logIn({ request }, environment, newAddress('asha'))
  const page = await visit('/door/1')
  page.getByRole('heading', { level: 1, name: 'This page is for staff' })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, expectedMessages: OFFLINE_MESSAGES })

  test('a ticket is checked in once, online and offline, also where scans cannot be saved', async ({
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
    await expect(page.getByText('Online', { exact: true })).toBeVisible()
    await enterNumber(page, first.toLowerCase())
    await expect(result(page, 'Valid')).toBeVisible()
    await expectAccessible()
    await enterNumber(page, first)
    await expect(result(page, 'Already checked in')).toBeVisible()
    await enterNumber(page, '0000 0000')
    await expect(result(page, 'Not valid for this event')).toBeVisible()
    // A request that a busy machine answers late is decided here and sent again.
    await expect(page.getByText('Online', { exact: true })).toBeVisible()
    await expect(page.getByText('waiting to sync')).toHaveCount(0)

    await context.setOffline(true)
    await enterNumber(page, second)
    await expect(result(page, 'Valid')).toBeVisible()
    await expect(page.getByText('1 waiting to sync')).toBeVisible()
    await enterNumber(page, second)
    await expect(result(page, 'Already checked in')).toBeVisible()
    await expectAccessible()
    expect(await states(environment, hash)).toEqual(['used', 'valid'])

    await context.setOffline(false)
    await expect(page.getByText('Online', { exact: true })).toBeVisible()
    await expect(page.getByText('waiting to sync')).toHaveCount(0)
    await expect.poll(() => states(environment, hash)).toEqual(['used', 'used'])

    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect.poll(() => states(environment, hash)).toEqual(['used', 'valid'])

    await test.step('a device that cannot save scans shows a warning and still checks in', async () => {
      const full = await context.newPage()
      await full.addInitScript(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      })
      await full.goto(`/door/${eventDate}`)
      await expect(full.getByText("This device can't save scans.")).toBeVisible()
      await enterNumber(full, second)
      await expect(result(full, 'Valid')).toBeVisible()
    })
  })
})

// It launches a browser of its own with a video file as its camera.
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
  await waitForHydration(door, 'main button')
  await door.getByRole('button', { name: 'Scan with camera' }).click()
  await expect(result(door, 'Valid')).toBeVisible()
  await door.getByRole('button', { name: 'Stop camera' }).click()
  await browser.close()
})

test.describe('several devices', () => {
  test.use({ expectedMessages: OFFLINE_MESSAGES })

  test('two doors that were offline merge their scans, and both show a ticket that was admitted twice', async ({
    page,
    newContext,
    environment,
    expectAccessible,
  }) => {
    const { eventDate, tickets } = await twoTickets(environment)
    const [first = '', second = ''] = tickets.map(ticketNumber)
    await logIn(page, environment, STAFF)
    const context = await newContext({ storageState: await page.context().storageState() })
    const other = await context.newPage()
    for (const [door, name] of [
      [page, 'North door'],
      [other, 'South door'],
    ] as const) {
      await door.goto(`/door/${eventDate}`)
      await nameDevice(door, `Phone ${name.slice(0, 5)}`, name)
      await expect(door.getByText('Online', { exact: true })).toBeVisible()
      await door.context().setOffline(true)
    }
    await enterNumber(page, first)
    await enterNumber(page, second)
    await enterNumber(other, second)
    for (const door of [page, other]) await expect(result(door, 'Valid')).toBeVisible()

    await page.context().setOffline(false)
    await expect(page.getByText('waiting to sync')).toHaveCount(0)
    await context.setOffline(false)
    await expect(other.getByText('Admitted here by mistake')).toBeVisible()
    await other.getByRole('tab', { name: 'Counts (1)' }).click()
    await expect(other.getByText(/Already admitted at .*, North door, Phone North/)).toBeVisible()
    // The list is loaded every 20 seconds, and as soon as the device is online.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByRole('tab', { name: 'Counts (1)' }).click()
    await expect(page.getByText(/Already admitted at .*, South door, Phone South/)).toBeVisible()
    await expectAccessible()
  })
})

test.describe('the box office on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, expectedMessages: OFFLINE_MESSAGES })

  test('sells for cash with a receipt, shows the drawer, adds a guest, and needs a connection, all by keyboard', async ({
    page,
    context,
    environment,
    expectAccessible,
  }) => {
    const { eventDate, tickets } = await twoTickets(environment)
    const [number = ''] = tickets.map(ticketNumber)
    const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
    const typeIn = async (field: Locator, text: string) => {
      await pressOn(field, 'ControlOrMeta+a')
      await page.keyboard.type(text)
    }
    await logIn(page, environment, STAFF)
    await page.goto(`/door/${eventDate}`)
    await waitForHydration(page, 'main button')
    // Not from the links above: one that has the focus prefetches its page, and the browser reports its picture as not used.
    await page.getByLabel('Door').focus()
    await typeIn(page.getByLabel('Door'), 'Box office')
    await typeIn(page.getByLabel('Device'), 'Tablet')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Box office · Tablet')).toBeVisible()
    await typeIn(page.getByLabel('Ticket number'), number)
    await page.keyboard.press('Enter')
    await expect(result(page, 'Valid')).toBeVisible()
    // Back to the tabs, of which one is in the order of the focus.
    await page.getByRole('tab', { name: 'Scan' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await pressOn(button('More'))
    await expectAccessible()
    await pressOn(button('Issue free tickets'))
    await expect(page.getByRole('heading', { name: 'Free tickets issued' })).toBeFocused()
    await expect(page.getByRole('img', { name: 'Code that opens the tickets' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Print receipt' })).toHaveAttribute('href', /\/order\/.+\/receipt$/)
    await expectAccessible()
    await pressOn(button('Next sale'))
    // The keyboard goes on with the next sale.
    await expect(button('More')).toBeFocused()
    await pressOn(button('Cancel sale'))
    await pressOn(page.locator('dialog').getByRole('button', { name: 'Cancel sale' }))
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()

    await page.getByRole('tab', { name: 'Sell' }).focus()
    await page.keyboard.press('ArrowLeft')
    await typeIn(page.getByLabel('Name', { exact: true }), 'Maya Rai')
    await typeIn(page.getByLabel('Number of people'), '3')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'People' }).focus()
    await typeIn(page.getByLabel('Find a person'), 'माया')
    await pressOn(button('Check in'))
    await expect(page.getByText('1 of 3', { exact: true })).toBeVisible()
    await expectAccessible()

    await context.setOffline(true)
    await pressOn(button('Check in 2'))
    await expect(page.getByText('3 of 3', { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: 'People' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Sales need a connection.')).toBeVisible()
  })
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: OFFLINE_MESSAGES })

  test('the check-in opens offline and accepts tickets of its list', async ({ page, context, environment }) => {
    const { eventDate, tickets, hash } = await twoTickets(environment)
    await logIn(page, environment, STAFF)
    await page.goto(`/door/${eventDate}`)
    await expect(page.getByText('Online', { exact: true })).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await waitForCache(page, `/door/${eventDate}`, 'own-pages')
    await context.setOffline(true)
    await page.reload()
    await enterNumber(page, ticketNumber(tickets[0] as Ticket))
    await expect(result(page, 'Valid')).toBeVisible()
    await page.reload()
    await expect(page.getByText('1 waiting to sync')).toBeVisible()
    await context.setOffline(false)
    await expect.poll(() => states(environment, hash)).toEqual(['used', 'valid'])
  })
})
