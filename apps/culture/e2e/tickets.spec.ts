import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import type { RequestedPage } from '@dabali/tooling/page-request'
import { buy, cookiesOf, freeTicket, logIn, newAddress } from '@dabali/tooling/purchases'
import { buyStream, eventDateOf, logInVisitor, STAFF } from './event-steps.ts'

type TestEnvironment = Parameters<typeof buy>[0]

const LIVE_EVENT = 'dapha-until-it-is-finished'

const mainText = (page: RequestedPage) => page.getByRole('main').textContent ?? ''

/** Two tickets of a guest, and their page. */
async function twoTickets(environment: TestEnvironment) {
  const { hash } = await buy(environment, { [await freeTicket(environment)]: 2 }, { guest_email: newAddress('maya') })
  return { hash, path: `/order/${hash}/tickets` }
}

requestTest(
  'tickets have what they cost, their files and where they are shown',
  async ({ visit, request, environment }) => {
    const page = await visit((await twoTickets(environment)).path)
    const text = mainText(page)
    for (const part of ['Ticket 1 of 2', 'Price', 'Free', 'Order', 'Before you go', 'Show the code on your phone']) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('not set')
    const path = page.getByRole('link', { name: 'Download PDF' }).getAttribute('href') ?? ''
    const file = await request.get(path)
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
    // Nothing to add to a wallet where none is configured.
    expect(text).not.toContain('Wallet')
  },
)

requestTest('the parts of My tickets have addresses of their own', async ({ visit, request, environment }) => {
  await logIn({ request }, environment, newAddress('asha'))
  const cookie = await cookiesOf({ request })
  const empty = await visit('/tickets')
  empty.getByRole('heading', { level: 2, name: 'No upcoming tickets' })
  const ticket = await freeTicket(environment)
  const { hash } = await buy(environment, { [ticket]: 2 }, {}, { cookie })
  const list = await visit('/tickets')
  expect(mainText(list)).toContain('Upcoming (2)')
  expect(list.getByRole('link', { name: /^View tickets/ }).getAttribute('href')).toBe(`/order/${hash}/tickets`)
  list.getByRole('link', { name: /^Download PDF/ })
  const past = await list.follow(list.getByRole('link', { name: /^Past/ }))
  expect(past.path).toBe('/tickets?show=past')
  past.getByRole('heading', { level: 2, name: 'No past events yet' })
  await environment.sql(
    `update ticket set status = 'revoked' where id = (
      select min(ticket.id::text)::uuid from ticket join order_line on order_line.id = order_line_id
      join "order" on "order".id = order_id where "order".hash = $1
    )`,
    [hash],
  )
  const inactive = await past.follow(past.getByRole('link', { name: /^Transferred or cancelled/ }))
  expect(inactive.path).toBe('/tickets?show=inactive')
  expect(mainText(inactive)).toContain('Refunded')
  expect(mainText(await visit('/ne/tickets?show=inactive'))).toContain('फिर्ता भयो')
})

requestTest('a refunded ticket says so and offers nothing', async ({ visit, environment }) => {
  const { hash, path } = await twoTickets(environment)
  const ofOrder = `id in (
    select ticket.id from ticket join order_line on order_line.id = order_line_id join "order" on "order".id = order_id
    where "order".hash = $1
  )`
  await environment.sql(`update ticket set status = 'revoked' where ${ofOrder}`, [hash])
  for (const [address, says] of [
    [path, 'This ticket was refunded and is no longer valid.'],
    [`/ne${path}`, 'पैसा फिर्ता भयो'],
  ] as const) {
    const page = await visit(address)
    expect(mainText(page)).toContain(says)
    expect(page.queryByRole('img', { name: /^Code|कोड/ })).toBeNull()
    expect(page.queryByRole('link', { name: /PDF/ })).toBeNull()
    expect(mainText(page)).not.toMatch(/Print|Transfer|Add name|Add to calendar/)
  }
  const thanks = await visit(`/order/thanks/${hash}`)
  expect(mainText(thanks)).not.toMatch(/Download PDF|Your tickets are ready/)
})

requestTest(
  'a stream ticket is watched, not printed, and is in the library',
  async ({ visit, request, environment }) => {
    await logIn({ request }, environment, newAddress('asha'))
    const eventDate = await eventDateOf(environment, LIVE_EVENT)
    const { hash } = await buyStream(environment, eventDate, await cookiesOf({ request }))
    const page = await visit(`/order/${hash}/tickets`)
    expect(mainText(page)).toContain('Stream ticket')
    expect(mainText(page)).not.toMatch(/Print|Reissue|on your phone or on paper|Scanned once/)
    page.getByRole('link', { name: 'Watch stream' })
    const library = await visit('/library')
    expect(mainText(library)).toMatch(/Streams.*Dapha/)
    expect(mainText(library)).not.toContain('Nothing here yet')
  },
)

requestTest(
  'staff reach the check-in from their profile, and others do not see it',
  async ({ visit, request, environment }) => {
    await logIn({ request }, environment, newAddress('asha'))
    expect((await visit('/profile')).queryByRole('link', { name: 'Check tickets in' })).toBeNull()
    await logIn({ request }, environment, STAFF)
    const page = await visit('/profile')
    expect(page.getByRole('link', { name: 'Check tickets in' }).getAttribute('href')).toMatch(/\/door$/)
  },
)

test('on the day of an event the header leads to the ticket, and asks once', async ({ page, context, environment }) => {
  const link = page.getByRole('link', { name: 'Your ticket for today' })
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/v1/api/tickets/') asked.push(request.url())
  })
  await page.goto('/events')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  const session = await logInVisitor(context, environment)
  await buy(environment, { [await freeTicket(environment)]: 1 }, {}, { cookie: session })
  const { starts_at: start } = await eventDateOf(environment, 'low-cloud-heard-in-the-dark')
  await page.clock.setFixedTime(new Date(start))
  await page.goto('/artists')
  await expect(link).toBeVisible()
  await page.goto('/news')
  await expect(link).toBeVisible()
  expect(asked).toHaveLength(1)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your ticket' })).toBeVisible()
})
