import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'

let office: BoxOffice
beforeAll(async () => {
  office = await startBoxOffice()
})
beforeEach(() => office.forgetLimits())
afterAll(() => office.stop())

const PATH = 'staff/check-in/'
const newId = () => crypto.randomUUID()

type Device = { id: string; name: string; door: string }
const NORTH: Device = { id: newId(), name: 'Phone 1', door: 'North door' }
const SOUTH: Device = { id: newId(), name: 'Phone 2', door: 'South door' }

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** A scan that a device has decided itself while it was offline. */
const offlineScan = (code: string, minutes: number) => ({
  code,
  scan_id: newId(),
  scanned_at: minutesAgo(minutes),
  is_admitted: true,
})

async function sold(quantity = 1) {
  const event = await office.makeTicketedEvent()
  return { ...event, tickets: await office.ticketsOf(await office.buy(event.productId, { quantity })) }
}

const post = async (path: string, body: object) =>
  (await office.ask('POST', `${PATH}${path}`, { body, cookie: office.staff })).body

const upload = async (event_date_id: number, device: Device, scans: object[]) =>
  (await post('batch/', { event_date_id, device, scans })).results

const listOf = async (dateId: number) => (await office.ask('GET', `${PATH}${dateId}/`, { cookie: office.staff })).body

describe('several doors', () => {
  test('a ticket that another door has admitted is refused with its time and door', async () => {
    const { tickets, dateId } = await sold()
    const scan = { code: tickets[0].code, event_date_id: dateId }
    const first = await post('', { ...scan, scan_id: newId(), device: NORTH })
    expect(first).toMatchObject({ result: 'ok', checked_in_door: 'North door' })
    expect(await post('', { ...scan, scan_id: newId(), device: SOUTH })).toMatchObject({
      result: 'already',
      checked_in_at: first.checked_in_at,
      checked_in_door: 'North door',
    })
    expect(await listOf(dateId)).toMatchObject({
      doors: [{ door: 'North door', num_checked_in: 1 }],
      tickets: [{ door: 'North door' }],
      conflicts: [],
    })
  })

  test('what two offline devices admitted is merged alike in whatever order they upload', async () => {
    const outcomes = []
    for (const isNorthFirst of [true, false]) {
      const { tickets, dateId } = await sold(3)
      const north = [offlineScan(tickets[0].code, 18), offlineScan(tickets[1].code, 12)]
      const south = [offlineScan(tickets[1].code, 15), offlineScan(tickets[2].code, 9)]
      const send = { north: () => upload(dateId, NORTH, north), south: () => upload(dateId, SOUTH, south) }
      const sent = isNorthFirst ? [await send.north(), await send.south()] : [await send.south(), await send.north()]
      // Repeated uploads get the same answers and change nothing.
      expect(
        isNorthFirst ? [await send.north(), await send.south()] : [await send.south(), await send.north()],
      ).toEqual(sent)
      const list = await listOf(dateId)
      const place = (id: string) => tickets.findIndex((ticket: { id: string }) => ticket.id === id)
      outcomes.push({
        admitted: list.num_checked_in,
        doors: list.doors,
        tickets: list.tickets
          .map(({ id, door }: { id: string; door: string }) => [place(id), door])
          .sort((one: [number], other: [number]) => one[0] - other[0]),
        conflicts: list.conflicts.map(
          ({ ticket_id, admissions }: { ticket_id: string; admissions: { door: string; device: string }[] }) => [
            place(ticket_id),
            ...admissions.map(({ door, device }) => `${door}, ${device}`),
          ],
        ),
      })
    }
    expect(outcomes[0]).toEqual({
      admitted: 3,
      doors: [
        { door: 'North door', num_checked_in: 1 },
        { door: 'South door', num_checked_in: 2 },
      ],
      tickets: [
        [0, 'North door'],
        [1, 'South door'],
        [2, 'South door'],
      ],
      conflicts: [[1, 'South door, Phone 2', 'North door, Phone 1']],
    })
    expect(outcomes[1]).toEqual(outcomes[0])
  })

  test('an undone admission leaves that of the other device', async () => {
    const { tickets, dateId } = await sold()
    const [north, south] = [offlineScan(tickets[0].code, 10), offlineScan(tickets[0].code, 5)]
    await upload(dateId, NORTH, [north])
    await upload(dateId, SOUTH, [south])
    expect((await listOf(dateId)).conflicts).toHaveLength(1)
    await post('undo/', { scan_id: north.scan_id })
    expect(await listOf(dateId)).toMatchObject({
      num_checked_in: 1,
      tickets: [{ door: 'South door' }],
      conflicts: [],
    })
    await post('undo/', { scan_id: south.scan_id })
    expect(await listOf(dateId)).toMatchObject({ num_checked_in: 0, tickets: [{ door: '', checked_in_at: null }] })
  })

  test('an admission that the other device undoes is no conflict either', async () => {
    const { tickets, dateId } = await sold()
    const [north, south] = [offlineScan(tickets[0].code, 10), offlineScan(tickets[0].code, 5)]
    await upload(dateId, NORTH, [north])
    await upload(dateId, SOUTH, [south])
    await post('undo/', { scan_id: south.scan_id })
    expect(await listOf(dateId)).toMatchObject({
      num_checked_in: 1,
      tickets: [{ door: 'North door' }],
      conflicts: [],
    })
  })

  test('a request that was answered too late for the device is still a conflict', async () => {
    const { tickets, dateId } = await sold()
    const scan = { ...offlineScan(tickets[0].code, 1), event_date_id: dateId, device: SOUTH }
    await post('', { code: tickets[0].code, scan_id: newId(), event_date_id: dateId, device: NORTH })
    expect(await post('', { ...scan, is_admitted: false })).toMatchObject({ result: 'already' })
    expect((await listOf(dateId)).conflicts).toEqual([])
    expect(await upload(dateId, SOUTH, [scan])).toMatchObject([{ result: 'already' }])
    expect((await listOf(dateId)).conflicts).toMatchObject([{ ticket_id: tickets[0].id }])
  })

  test('a scan remembers its door when the device has moved, and long names are cut', async () => {
    const { tickets, dateId } = await sold(2)
    const moved = { ...NORTH, name: 'x'.repeat(200), door: 'y'.repeat(200) }
    await upload(dateId, moved, [
      { ...offlineScan(tickets[0].code, 2), door: ' South\n door ' },
      offlineScan(tickets[1].code, 1),
    ])
    const { doors } = await listOf(dateId)
    expect(doors).toEqual([
      { door: 'South door', num_checked_in: 1 },
      { door: 'y'.repeat(60), num_checked_in: 1 },
    ])
  })

  test.each([{ id: 'x' }, { id: 1 }, {}, 'phone', { id: NORTH.id, door: 'z'.repeat(201) }])(
    'refuses the device %j',
    async (device) => {
      const body = { event_date_id: 1, code: 'x', scan_id: newId(), device }
      expect((await office.ask('POST', PATH, { body, cookie: office.staff })).status).toBe(400)
    },
  )
})

describe('two devices that upload one ticket at once', () => {
  const race = async (box: BoxOffice) => {
    const { productId, dateId } = await box.makeTicketedEvent()
    const [ticket] = await box.ticketsOf(await box.buy(productId))
    const answers = await Promise.all(
      [NORTH, SOUTH, NORTH, SOUTH].map((device, minutes) =>
        box.ask('POST', `${PATH}batch/`, {
          body: { event_date_id: dateId, device, scans: [offlineScan(ticket.code, minutes)] },
          cookie: box.staff,
        }),
      ),
    )
    return answers.map(({ body }) => body.results[0].result).sort()
  }

  test('admit it once and report the others', async () => {
    for (let round = 0; round < 3; round += 1)
      expect(await race(office)).toEqual(['already', 'already', 'already', 'ok'])
  })
})
