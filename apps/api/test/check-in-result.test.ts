import { doorVerdict } from '@dabali/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signingKeys } from '../src/signing-keys/queries.ts'
import { ticketKeyOf, writeTicketToken } from '../src/tickets/ticket-qr-token.ts'
import { startBoxOffice } from './sell-tickets.ts'

type TestEnvironment = Awaited<ReturnType<typeof startTestEnvironment>>
let env: TestEnvironment
beforeAll(async () => {
  env = await startTestEnvironment()
})
afterAll(() => env.office.stop())

/** Two tickets of one event date, one checked in, and another event date. */
async function startTestEnvironment() {
  const office = await startBoxOffice()
  const event = await office.makeTicketedEvent()
  const other = await office.makeTicketedEvent()
  const order = await office.buy(event.productId, { quantity: 2 })
  const [fresh, used] = await office.ticketsOf(order)
  const key = ticketKeyOf(...(await signingKeys(office.database, 'tickets')))
  const ask = async (path: string, body: object) => {
    await office.forgetLimits()
    return (await office.ask('POST', `staff/check-in/${path}`, { body, cookie: office.staff })).body
  }
  const scan = (code: string, event_date_id: number) => ask('', { code, event_date_id, scan_id: crypto.randomUUID() })
  await scan(used.code, event.dateId)
  return { office, event, other, order, fresh, used, key, ask, scan }
}

const yesOrNo = [true, false]
const cases = yesOrNo.flatMap((isOther) =>
  yesOrNo.flatMap((isRevoked) =>
    [-1, 0, 1].flatMap((newer) =>
      yesOrNo.flatMap((isUnpaid) => yesOrNo.map((isIn) => ({ isOther, isRevoked, newer, isUnpaid, isIn }))),
    ),
  ),
)

test.each(cases)(
  'for %j the API has the result of an offline device',
  async ({ isOther, isRevoked, newer, isUnpaid, isIn }) => {
    const { office, event, other, order, fresh, used, key, ask, scan } = env
    const { id, revision } = isIn ? used : fresh
    const status = isRevoked ? 'revoked' : 'valid'
    await office.pool.query('update ticket set status = $2 where id = $1', [id, status])
    await office.pool.query('update "order" set payment_status = $2 where id = $1', [
      order.id,
      isUnpaid ? 'refund_due' : 'paid',
    ])
    const shown = revision + newer
    const code = writeTicketToken(key, { ticketId: id, eventDateId: event.dateId, revision: shown })
    const nightId = isOther ? other.dateId : event.dateId
    const ticket = { nightId: event.dateId, revision, isRevoked, isUnpaid, isIn }
    const answer = await scan(code, nightId)
    expect(answer.result).toBe(doorVerdict({ nightId, revision: shown, ticket }))
    if (answer.result === 'ok') await ask('undo/', { scan_id: answer.scan_id })
  },
)

test('the API does not know a ticket that was never sold', async () => {
  const { event, key, scan } = env
  const code = writeTicketToken(key, { ticketId: crypto.randomUUID(), eventDateId: event.dateId, revision: 1 })
  const verdict = doorVerdict({ nightId: event.dateId, revision: 1, ticket: undefined })
  expect((await scan(code, event.dateId)).result).toBe(verdict)
})
