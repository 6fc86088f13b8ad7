import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AnyRequest, anyRequest, type Description } from './fuzz/any-request.ts'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'

let office: BoxOffice
beforeAll(async () => {
  office = await startBoxOffice({ trustedProxies: 1 })
})
afterAll(() => office.stop())

const IS_OURS = /(?<!reports)\/(tickets|waiting-list|check-in)\//

test('no ticket request causes a 5xx, and every error has its message first', async () => {
  const { slug, dateId, typeId, productId } = await office.makeTicketedEvent({ ticket: { capacity: 4 } })
  const cookie = await office.logIn('any@example.com')
  const order = await office.buy(productId, { quantity: 3, cookie })
  const guests = await office.buy(productId)
  const tickets = [...(await office.ticketsOf(order)), ...(await office.ticketsOf(guests))]
  await office.ask('POST', `events/${slug}/waiting-list/`, { body: { ticket_type: typeId, email: 'any@example.com' } })
  await office.ask('POST', `${tickets.at(-1).hash_url}transfer/`, { body: { email: 'to@example.com' } })
  const secrets = [...(await office.mailsTo('any@example.com')), ...(await office.mailsTo('to@example.com'))]
  const { paths, ...description } = office.app.swagger() as unknown as Description
  const ours = Object.fromEntries(Object.entries(paths).filter(([path]) => IS_OURS.test(path)))
  expect(Object.keys(ours)).toHaveLength(23)
  const known = {
    slug: [slug],
    id: [order.id],
    hash: [order.hash, guests.hash],
    ticket: tickets.flatMap(({ id, hash_url }) => [id, hash_url.split('/').at(-2)]),
    code: tickets.map(({ code }) => code),
    ticket_type: [String(typeId)],
    event_date_id: [String(dateId)],
    scan_id: ['00000000-0000-4000-8000-000000000000', crypto.randomUUID()],
    token: secrets.map(({ secret }) => secret).filter(Boolean),
    email: ['any@example.com', 'to@example.com'],
  }
  const cookies = ['', cookie, office.staff]
  let number = 0
  const send = async ({ method, headers, ...request }: AnyRequest) => {
    number += 1
    const answer = await office.app.inject({
      ...request,
      method: method as 'GET',
      // From many addresses, so that rate limits do not apply.
      headers: { ...headers, 'x-forwarded-for': `10.0.${number % 250}.7`, cookie: cookies[number % cookies.length] },
    })
    expect([answer.statusCode < 500, request.url]).toEqual([true, request.url])
    if (answer.statusCode >= 400) expect(Object.keys(answer.json())[0]).not.toBe('code')
  }
  await fc.assert(fc.asyncProperty(anyRequest({ ...description, paths: ours }, known), send), propertyRuns(2500))
})
