import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { requestPage } from '@dabali/tooling/page-request'
import { buy, freeTicket, logIn, newAddress, type PlacedOrder } from '@dabali/tooling/purchases'
import { mainText, press } from './requested-page.ts'

type TestEnvironment = Parameters<typeof buy>[0]

const CODE = /^Code for ticket/

/** Tickets of a guest, and where they are shown. */
async function ticketsOf(environment: TestEnvironment, { pieces = 1, email = newAddress('maya') } = {}) {
  const order: PlacedOrder = await buy(environment, { [await freeTicket(environment)]: pieces }, { guest_email: email })
  return { ...order, path: `/order/${order.hash}/tickets` }
}

/** Offers the first ticket of an order, as its page does in Nepali. */
async function offerAtApi({ apiUrl }: TestEnvironment, hash: string, email: string) {
  const answer = await fetch(`${apiUrl}/v1/api/orders/by-hash/${hash}/tickets/`)
  const { results } = (await answer.json()) as { results: { hash_url: string }[] }
  const offered = await fetch(new URL(`${results[0]?.hash_url}transfer/`, apiUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'ne' },
    body: JSON.stringify({ email }),
  })
  if (!offered.ok) throw new Error(`The offer is answered with ${offered.status}: ${await offered.text()}`)
}

/** Where the newest mail with an offer leads. */
async function offerTo(environment: TestEnvironment, friend: string): Promise<string> {
  const { text } = await environment.sandbox.mailTo(friend, /ticket\/transfer/)
  return /\/ticket\/transfer\/[\w-]+/.exec(text)?.[0] ?? ''
}

requestTest('the event of a ticket is a calendar entry', async ({ visit, environment }) => {
  const page = await visit((await ticketsOf(environment)).path)
  const calendar = await page.follow(page.getByRole('link', { name: 'Add to calendar' }))
  expect(calendar.html).toContain('BEGIN:VEVENT')
})

requestTest('tickets of an account cannot be changed by others', async ({ visit, environment, playwright }) => {
  const email = newAddress('asha')
  const { path } = await ticketsOf(environment, { email })
  const owner = await playwright.request.newContext({ baseURL: environment.url })
  await logIn({ request: owner }, environment, email)
  await owner.dispose()
  const page = await visit(path)
  expect(mainText(page)).toContain('These tickets belong to an account. Log in to change them.')
  expect(page.queryByRole('button', { name: 'Transfer ticket' })).toBeNull()
})

requestTest('an old order link shows the ticket and allows no changes', async ({ visit, environment }) => {
  const { hash, path } = await ticketsOf(environment)
  await environment.sql(`update "order" set placed_at = placed_at - interval '3 days' where hash = $1`, [hash])
  const page = await visit(path)
  page.getByRole('img', { name: CODE })
  expect(page.queryByRole('button', { name: 'Reissue code' })).toBeNull()
  expect(mainText(page)).toMatch(/Confirm on the order page that it's yours/)
})

requestTest('a ticket is transferred on Nepali pages', async ({ visit, environment }) => {
  const friend = newAddress('friend')
  const { hash } = await ticketsOf(environment)
  await offerAtApi(environment, hash, friend)
  const offered = await visit(`/ne/order/${hash}/tickets`)
  expect(mainText(offered)).toMatch(/मा पठाइयो/)
  const { text } = await environment.sandbox.mailTo(friend, /ticket\/transfer/)
  const offer = await visit(/\/ne\/ticket\/transfer\/[\w-]+/.exec(text)?.[0] ?? '')
  const taken = await press(offer, 'टिकट स्वीकार गर्नुहोस्')
  expect([taken.status, taken.document.documentElement.lang]).toEqual([200, 'ne'])
  expect(taken.path).toMatch(/^\/ne\/ticket\/[0-9a-f]{64}$/)
})

test.describe('a ticket with scripts', () => {
  test.use({ expectedMessages: /status of 40[013]/ })

  test('is printed, read offline, named, reissued, transferred, cancelled and accepted', async ({
    page,
    environment,
    context,
    messages,
    playwright,
    expectAccessible,
  }) => {
    const two = await ticketsOf(environment, { pieces: 2 })
    const codes = page.getByRole('img', { name: CODE })
    await test.step('two tickets are printed on one sheet', async () => {
      await page.goto(`/order/${two.hash}`)
      await page.getByRole('link', { name: 'View tickets' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your tickets' })).toBeVisible()
      await expect(codes).toHaveCount(2)
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('button', { name: 'Print both tickets' })).toBeHidden()
      await expect(page.getByRole('button', { name: 'Transfer ticket' }).first()).toBeHidden()
      const sheet = { width: 794, height: 1123 }
      await page.setViewportSize(sheet)
      const bottoms = await page
        .getByRole('article')
        .evaluateAll((tickets) => tickets.map((ticket) => ticket.getBoundingClientRect().bottom))
      expect(Math.max(...bottoms)).toBeLessThan(sheet.height)
    })
    await test.step('an open page works offline', async () => {
      await page.emulateMedia({ media: 'screen' })
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(two.path, { waitUntil: 'networkidle' })
      const asked: string[] = []
      await context.setOffline(true)
      page.on('request', (request) => asked.push(request.url()))
      for (const ticket of await page.getByRole('article').all()) await ticket.scrollIntoViewIfNeeded()
      await expect(codes.last()).toBeVisible()
      expect(asked).toEqual([])
      await context.setOffline(false)
    })
    expect(messages).toEqual([])

    const [own, friend, next] = [newAddress('maya'), newAddress('friend'), newAddress('friend')]
    const { path } = await ticketsOf(environment, { email: own })
    await page.goto(path)

    await test.step('its holder adds a name', async () => {
      await page.getByRole('button', { name: 'Add name' }).click()
      const dialog = page.getByRole('dialog', { name: 'Name on this ticket' })
      await dialog.getByLabel('Name').fill('Sunmaya Lohorung')
      await dialog.getByRole('button', { name: 'Save name' }).click()
      await expect(page.getByRole('article').getByText('Sunmaya Lohorung')).toBeVisible()
    })

    await test.step('its holder reissues the code', async () => {
      const drawn = page.getByRole('img', { name: CODE }).locator('path').last()
      const before = await drawn.getAttribute('d')
      await page.getByRole('button', { name: 'Reissue code' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reissue code' }).click()
      await expect(page.getByRole('status').getByText('New code issued.')).toBeVisible()
      await expect(drawn).not.toHaveAttribute('d', before ?? '')
    })

    const email = page.getByLabel("Recipient's email")
    const send = page.getByRole('button', { name: 'Send ticket' })
    await test.step("the holder's own email is refused in the dialog, and the input stays", async () => {
      await page.getByRole('button', { name: 'Transfer ticket' }).click()
      await email.fill(own)
      await send.click()
      await expect(page.getByText("This is your own email address. Enter the recipient's.")).toBeVisible()
      await expect(email).toHaveValue(own)
      await expectAccessible()
    })

    await test.step('a transfer is cancelled, and its link shows that', async () => {
      await email.fill(friend)
      await send.click()
      await expect(page.getByText(/^Sent to/)).toBeVisible()
      await page.getByRole('button', { name: 'Cancel transfer' }).click()
      await expect(page.getByText(/^Sent to/)).toBeHidden()
      const answer = await page.request.get(await offerTo(environment, friend))
      expect(answer.status()).toBe(409)
      expect(await answer.text()).toContain('This transfer was cancelled')
    })

    await test.step('opening the link changes nothing, and accepting it invalidates the old code', async () => {
      await page.getByRole('button', { name: 'Transfer ticket' }).click()
      await email.fill(next)
      await send.click()
      await expect(page.getByText(/^Sent to/)).toBeVisible()
      await expect(page.getByRole('img', { name: CODE })).toBeVisible()

      const offer = await offerTo(environment, next)
      const other = await playwright.request.newContext({ baseURL: environment.url })
      await requestPage(other, offer)
      const offered = await requestPage(other, offer)
      expect(mainText(offered)).toContain('Low Cloud: a record heard in the dark')
      const taken = await press(offered, 'Accept ticket', { holder: 'Binod Rai' })
      expect(taken.path).toMatch(/^\/ticket\/[0-9a-f]{64}$/)
      expect(taken.getByRole('article').textContent).toContain('Binod Rai')
      taken.getByRole('img', { name: CODE })
      const used = await requestPage(other, offer)
      expect(used.status).toBe(409)
      used.getByRole('heading', { level: 1, name: 'This ticket has been accepted' })
      expect(mainText(used)).not.toContain('Try again')
      await other.dispose()

      await page.reload()
      await expect(page.getByText('This ticket now belongs to someone else.')).toBeVisible()
      await expect(page.getByRole('img', { name: CODE })).toBeHidden()
      expect((await environment.sandbox.mailTo(next, /\/ticket\/[0-9a-f]{64}/)).text).toContain('/ticket/')
    })
  })
})
