import { doorVerdict } from '@dabali/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signingKeys } from '../src/signing-keys/key-ring.ts'
import { ticketKeyOf, writeTicketToken } from '../src/tickets/ticket-qr-token.ts'
import { startBoxOffice } from './sell-tickets.ts'

type House = Awaited<ReturnType<typeof startTestEnvironment>>
let house: House
beforeAll(async () => {
  house = await startTestEnvironment()
})
afterAll(() => house.office.stop())

/** Two tickets of one night, with one of which somebody is in, and another night. */
async function startTestEnvironment() {
  const office = await startBoxOffice()
  const evening = await office.makeEvening()
  const other = await office.makeEvening()
  const order = await office.buy(evening.productId, { quantity: 2 })
  const [fresh, used] = await office.ticketsOf(order)
  const key = ticketKeyOf(...(await signingKeys(office.database, 'tickets')))
  const ask = async (path: string, body: object) => {
    await office.forgetLimits()
    return (await office.ask('POST', `staff/check-in/${path}`, { body, cookie: office.staff })).body
  }
  const scan = (code: string, event_date_id: number) => ask('', { code, event_date_id, scan_id: crypto.randomUUID() })
  await scan(used.code, evening.dateId)
  return { office, evening, other, order, fresh, used, key, ask, scan }
}

const yesOrNo = [true, false]
const cases = yesOrNo.flatMap((isOther) =>
  yesOrNo.flatMap((isRevoked) =>
    yesOrNo.flatMap((isChanged) =>
      yesOrNo.flatMap((isUnpaid) => yesOrNo.map((isIn) => ({ isOther, isRevoked, isChanged, isUnpaid, isIn }))),
    ),
  ),
)

test.each(cases)('the house says %j as every door does', async ({ isOther, isRevoked, isChanged, isUnpaid, isIn }) => {
  const { office, evening, other, order, fresh, used, key, ask, scan } = house
  const { id, revision } = isIn ? used : fresh
  const status = isRevoked ? 'revoked' : 'valid'
  await office.pool.query('update ticket set status = $2 where id = $1', [id, status])
  await office.pool.query('update "order" set payment_status = $2 where id = $1', [
    order.id,
    isUnpaid ? 'refund_due' : 'paid',
  ])
  const shown = isChanged ? revision + 1 : revision
  const code = writeTicketToken(key, { ticketId: id, eventDateId: evening.dateId, revision: shown })
  const nightId = isOther ? other.dateId : evening.dateId
  const ticket = { nightId: evening.dateId, revision, isRevoked, isUnpaid, isIn }
  const told = await scan(code, nightId)
  expect(told.result).toBe(doorVerdict({ nightId, revision: shown, ticket }))
  if (told.result === 'ok') await ask('undo/', { scan_id: told.scan_id })
})

test('the house does not know a ticket that nobody bought, as no door does', async () => {
  const { evening, key, scan } = house
  const code = writeTicketToken(key, { ticketId: crypto.randomUUID(), eventDateId: evening.dateId, revision: 1 })
  const verdict = doorVerdict({ nightId: evening.dateId, revision: 1, ticket: undefined })
  expect((await scan(code, evening.dateId)).result).toBe(verdict)
})
