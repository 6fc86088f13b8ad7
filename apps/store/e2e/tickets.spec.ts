import { buy, freeTicket, logIn, newAddress } from '@dabali/tooling/bought'
import { expect, test } from '@dabali/tooling/end-to-end'

const PHONE = { width: 360, height: 740 }

// These stories take more places than the room has.
test.beforeAll(async ({ house }) => {
  await house.sql('update ticket_type set capacity = 1000 where product_id = $1', [await freeTicket(house)])
})

test('tickets are on white paper with their codes, and print two to a sheet without the site', async ({
  page,
  house,
  expectAccessible,
}) => {
  const order = await buy(house, { [await freeTicket(house)]: 2 }, { guest_email: newAddress('maya') })
  await page.goto(`/order/${order.hash}`)
  await page.getByRole('link', { name: 'See the tickets' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your tickets' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Code of ticket/ })).toHaveCount(2)
  await expectAccessible()

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print both' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Send it to somebody' }).first()).toBeHidden()
  const sheet = { width: 794, height: 1123 }
  await page.setViewportSize(sheet)
  const bottoms = await page
    .getByRole('article')
    .evaluateAll((tickets) => tickets.map((ticket) => ticket.getBoundingClientRect().bottom))
  expect(Math.max(...bottoms)).toBeLessThan(sheet.height)
})

test('a page of tickets that is open needs no line', async ({ page, house, context }) => {
  const order = await buy(house, { [await freeTicket(house)]: 1 }, { guest_email: newAddress('maya') })
  await page.goto(`/order/${order.hash}/tickets`, { waitUntil: 'networkidle' })
  const asked: string[] = []
  await context.setOffline(true)
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('article').scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: /^Code of ticket/ })).toBeVisible()
  expect(asked).toEqual([])
  await context.setOffline(false)
})

test('a ticket is named, and has a new code when its holder wants one', async ({ page, house }) => {
  const order = await buy(house, { [await freeTicket(house)]: 1 }, { guest_email: newAddress('maya') })
  await page.goto(`/order/${order.hash}/tickets`)
  await page.getByRole('button', { name: 'Put a name on it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who comes with this ticket?' })
  await dialog.getByLabel('Name on the ticket').fill('Sunmaya Lohorung')
  await dialog.getByRole('button', { name: 'Save the name' }).click()
  await expect(page.getByRole('article').getByText('Sunmaya Lohorung')).toBeVisible()

  const code = page
    .getByRole('img', { name: /^Code of ticket/ })
    .locator('path')
    .last()
  const before = await code.getAttribute('d')
  await page.getByRole('button', { name: 'New code' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new code' }).click()
  await expect(page.getByRole('status').getByText('This is the new code.')).toBeVisible()
  await expect(code).not.toHaveAttribute('d', before ?? '')
})

test('the evening of a ticket is a calendar entry', async ({ page, house }) => {
  const order = await buy(house, { [await freeTicket(house)]: 1 }, { guest_email: newAddress('maya') })
  await page.goto(`/order/${order.hash}/tickets`)
  const address = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  const calendar = await page.request.get(address ?? '')
  expect(await calendar.text()).toContain('BEGIN:VEVENT')
})

test('a ticket is handed on: the link alone changes nothing, and who takes it has it alone', async ({
  page,
  house,
  browser,
  expectAccessible,
}) => {
  const friend = newAddress('friend')
  const order = await buy(house, { [await freeTicket(house)]: 1 }, { guest_email: newAddress('maya') })
  await page.goto(`/order/${order.hash}/tickets`)
  await page.getByRole('button', { name: 'Send it to somebody' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send this ticket to somebody' })
  await expectAccessible()
  await dialog.getByLabel('Their e-mail address').fill(friend)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/^Offered to/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^Code of ticket/ })).toBeVisible()
  await expectAccessible()

  const { text } = await house.sandbox.mailTo(friend, /ticket\/transfer/)
  const [path = ''] = /\/ticket\/transfer\/[\w-]+/.exec(text) ?? []
  const other = await browser.newPage({ baseURL: house.url })
  await other.goto(path)
  await other.reload()
  await expect(other.getByText('Low Cloud: a record heard in the dark')).toBeVisible()
  await other.getByLabel('Name on the ticket').fill('Binod Rai')
  await other.getByRole('button', { name: 'Take the ticket' }).click()
  await expect(other).toHaveURL(/\/ticket\/[0-9a-f]{64}$/)
  await expect(other.getByRole('article').getByText('Binod Rai')).toBeVisible()
  await expect(other.getByRole('img', { name: /^Code of ticket/ })).toBeVisible()
  await other.goto(path)
  await expect(other.getByRole('heading', { level: 1, name: 'This ticket has been taken' })).toBeVisible()
  await other.close()

  await page.reload()
  await expect(page.getByText('It belongs to somebody else now.')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Code of ticket/ })).toBeHidden()
  expect((await house.sandbox.mailTo(friend, /\/ticket\/[0-9a-f]{64}/)).text).toContain('/ticket/')
})

test('a ticket that was offered is taken back', async ({ page, house }) => {
  const friend = newAddress('friend')
  const order = await buy(house, { [await freeTicket(house)]: 1 }, { guest_email: newAddress('maya') })
  await page.goto(`/order/${order.hash}/tickets`)
  await page.getByRole('button', { name: 'Send it to somebody' }).click()
  await page.getByLabel('Their e-mail address').fill(friend)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText(/^Offered to/)).toBeHidden()

  const { text } = await house.sandbox.mailTo(friend, /ticket\/transfer/)
  const [path = ''] = /\/ticket\/transfer\/[\w-]+/.exec(text) ?? []
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'This ticket was taken back' })).toBeVisible()
})

test.describe('a mail of somebody else', () => {
  test.use({ expectedMessages: /status of 40[013]/ })

  test('own address is refused in the dialog, and what was typed stays', async ({ page, house }) => {
    const own = newAddress('maya')
    const order = await buy(house, { [await freeTicket(house)]: 1 }, { guest_email: own })
    await page.goto(`/order/${order.hash}/tickets`)
    await page.getByRole('button', { name: 'Send it to somebody' }).click()
    await page.getByLabel('Their e-mail address').fill(own)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText('This is your own address. Enter that of whom it is for.')).toBeVisible()
    await expect(page.getByLabel('Their e-mail address')).toHaveValue(own)
  })

  test('tickets of an account are changed by nobody else', async ({ page, house, browser }) => {
    const email = newAddress('asha')
    const order = await buy(house, { [await freeTicket(house)]: 1 }, { guest_email: email })
    const owner = await browser.newPage({ baseURL: house.url })
    await logIn(owner, house, email)
    await owner.close()
    await page.goto(`/order/${order.hash}/tickets`)
    await expect(page.getByText('These tickets belong to an account. Log in with it to change them.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send it to somebody' })).toBeHidden()
  })
})

test('an old link of an order lets in at the gate, and changes nothing', async ({ page, house, expectAccessible }) => {
  const order = await buy(house, { [await freeTicket(house)]: 1 }, { guest_email: newAddress('maya') })
  await house.sql(`update "order" set placed_at = placed_at - interval '3 days' where hash = $1`, [order.hash])
  await page.goto(`/order/${order.hash}/tickets`)
  await expect(page.getByRole('img', { name: /^Code of ticket/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'New code' })).toBeHidden()
  await expect(page.getByText(/say on its page whose it is/)).toBeVisible()
  await expectAccessible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in Nepali on a phone, ${colorScheme}`, () => {
    test.use({ viewport: PHONE, colorScheme })

    test('tickets fit and keep nobody out', async ({ page, house, expectAccessible }) => {
      const friend = newAddress('friend')
      const order = await buy(house, { [await freeTicket(house)]: 2 }, { guest_email: newAddress('maya') })
      const fits = async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
        expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
        await expectAccessible()
      }
      await page.goto(`/ne/order/${order.hash}/tickets`)
      await fits()
      await page.getByRole('button', { name: 'अरूलाई पठाउनुहोस्' }).first().click()
      await page.getByLabel('उहाँको इमेल').fill(friend)
      await page.getByRole('button', { name: 'लिङ्क पठाउनुहोस्' }).click()
      await expect(page.getByText(/लाई पठाइएको छ/)).toBeVisible()
      await fits()
      const { text } = await house.sandbox.mailTo(friend, /ticket\/transfer/)
      const [path = ''] = /\/ne\/ticket\/transfer\/[\w-]+/.exec(text) ?? []
      await page.goto(path)
      await fits()
      await page.getByRole('button', { name: 'टिकट लिनुहोस्' }).click()
      await expect(page).toHaveURL(/\/ne\/ticket\/[0-9a-f]{64}$/)
      await fits()
    })
  })
}
