import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { buy, newAddress, type PlacedOrder, productNamed } from '@dabali/tooling/purchases'
import { leave, payAtCheckout } from './event-steps.ts'

const EVENT = '/event/songs-the-porters-kept'
const BENCH = 'songs-the-porters-kept-bench'

type TestEnvironment = Parameters<typeof buy>[0]

/** An unpaid order holds the last ticket, and the waiting list is empty. */
async function holdLastTicket(environment: TestEnvironment): Promise<{ order: PlacedOrder; email: string }> {
  const product = await productNamed(environment, BENCH)
  // The tests send more requests from this address than the rate limit allows.
  await environment.sql('truncate rate_limit')
  await environment.sql(`update waiting_list set state = 'left' where state in ('waiting', 'offered')`)
  await leave(environment as Parameters<typeof leave>[0], product, 1)
  const email = newAddress('hesitant')
  return { order: await buy(environment, { [product]: 1 }, { guest_email: email, payment_method: 'khalti' }), email }
}

/** The unpaid order is cancelled, which frees the ticket. */
async function cancelOrder({ apiUrl }: TestEnvironment, { hash }: PlacedOrder) {
  const answer = await fetch(`${apiUrl}/v1/api/orders/by-hash/${hash}/cancel/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': hash },
    body: '{}',
  })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
}

test.describe('the waiting list', () => {
  // The pages of the sandbox have no icon.
  test.use({ expectedMessages: /the server responded with a status of 404/ })

  test('a visitor joins it, is emailed when a ticket is available, and buys it', async ({
    page,
    environment,
    expectAccessible,
  }) => {
    const { order } = await holdLastTicket(environment)
    const email = newAddress('patient')
    await page.goto(EVENT)
    await page.getByText('Join the waiting list, Resting bench').click()
    const form = page.locator('details[open]')
    await form.getByLabel('Email').fill(email)
    await expectAccessible()
    await form.getByRole('button', { name: 'Join the list' }).click()
    // The button is gone with the form, and the focus is where the result is.
    await expect(page.getByText(/^You're on the list\. We've emailed/)).toBeFocused()

    const { text: joined } = await environment.sandbox.mailTo(email, /You're number 1/)
    await page.goto(/\/waiting-list\/[\w-]+/.exec(joined)?.[0] ?? '')
    await expect(page.getByRole('heading', { level: 1, name: "You're on the waiting list" })).toBeVisible()
    await expect(page.getByText("You're number 1.")).toBeVisible()
    await expectAccessible()

    await cancelOrder(environment, order)
    const { text: offered } = await environment.sandbox.mailTo(email, /waiting-list\/offer/)
    const offer = /\/waiting-list\/offer\/[\w-]+/.exec(offered)?.[0] ?? ''
    await page.goto(offer)
    await expect(page.getByRole('heading', { level: 1, name: 'A ticket for you' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Buy ticket' }).click()
    await expect(page).toHaveURL(/\/checkout\/\?mode=buy-now&offer=/)
    await expect(page.getByText('Ticket × 1')).toBeVisible()
    // For other visitors they are sold out.
    await expect(page.getByText('Sold out.')).toHaveCount(0)
    await payAtCheckout(page, email)
    await page.goto(offer)
    await expect(page.getByRole('heading', { level: 1, name: 'This ticket has been bought' })).toBeVisible()
  })
})

requestTest(
  'a visitor joins the waiting list and leaves it, in Nepali and without scripts',
  async ({ visit, environment }) => {
    await holdLastTicket(environment)
    const email = newAddress('restless')
    const event = await visit(`/ne${EVENT}`)
    const button = event.getAllByRole('button', { name: 'सूचीमा बस्नुहोस्' }).at(-1)
    const joined = await event.submit(button as HTMLElement, { email })
    joined.getByRole('heading', { level: 1, name: 'तपाईं प्रतीक्षा सूचीमा हुनुहुन्छ' })
    const { text } = await environment.sandbox.mailTo(email, /waiting-list/)
    const place = await visit(/(?:\/ne)?\/waiting-list\/[\w-]+/.exec(text)?.[0] ?? '')
    const left = await place.submit(place.getByRole('button', { name: 'प्रतीक्षा सूची छोड्नुहोस्' }))
    left.getByRole('heading', { level: 1, name: 'तपाईंले प्रतीक्षा सूची छोड्नुभयो' })
  },
)
