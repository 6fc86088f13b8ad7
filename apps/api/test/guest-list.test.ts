import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createWaitForPartner } from './barriers.ts'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'
import { version } from './start-staff.ts'

let office: BoxOffice
beforeAll(async () => {
  office = await startBoxOffice()
})
beforeEach(() => office.forgetLimits())
afterAll(() => office.stop())

const newId = () => crypto.randomUUID()
const pathOf = (dateId: number, path = '') => `staff/guest-list/${dateId}/${path}`

const add = (dateId: number, guest: object, { box = office, cookie }: { box?: BoxOffice; cookie?: string } = {}) =>
  box.ask('POST', pathOf(dateId, 'guests/'), {
    body: { id: newId(), name: 'Maya Rai', ...guest },
    cookie: cookie ?? box.staff,
  })

const listOf = async (dateId: number) => (await office.ask('GET', pathOf(dateId), { cookie: office.staff })).body

const availableOf = async (typeId: number, box = office) => {
  const { rows } = await box.pool.query('select capacity - sold - held as free from ticket_type where id = $1', [
    typeId,
  ])
  return rows[0].free
}

const arrive = async (guestId: string, event_date_id: number, scan_id = newId()) => {
  const body = { code: `G1.${guestId}`, event_date_id, scan_id }
  return (await office.ask('POST', 'staff/check-in/', { body, cookie: office.staff })).body
}

describe('the guest list', () => {
  test('adds a guest with a ticket for each person, and who has added it', async () => {
    const { dateId, typeId } = await office.makeTicketedEvent({ ticket: { capacity: 10 } })
    const { status, body } = await add(dateId, { name: ' Maya\n Rai ', people: 4, note: 'Press' })
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(String),
        version: 1,
        name: 'Maya Rai',
        note: 'Press',
        people: 4,
        num_arrived: 0,
        ticket_type_id: typeId,
        created_at: expect.any(String),
        created_by: 'door@dabali.example',
        updated_at: expect.any(String),
        updated_by: 'door@dabali.example',
      },
    ])
    expect(await availableOf(typeId)).toBe(6)
    expect(await listOf(dateId)).toMatchObject({ guest_quota: 50, num_people: 4, guests: [{ name: 'Maya Rai' }] })
    const { rows } = await office.pool.query(
      `select channel, payment_method, payment_status, total from "order" join guest on order_id = "order".id where guest.id = $1`,
      [body.id],
    )
    expect(rows).toEqual([{ channel: 'guest_list', payment_method: 'free', payment_status: 'paid', total: 0 }])
  })

  test('adds nobody twice when a request is repeated, also at once', async () => {
    const { dateId } = await office.makeTicketedEvent()
    const id = newId()
    const answers = await Promise.all([1, 2, 3].map(() => add(dateId, { id, people: 2 })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await listOf(dateId)).toMatchObject({ num_people: 2, guests: [{ id }] })
  })

  test('checks guests in one by one, lets some of them come later, and reverts', async () => {
    const { dateId } = await office.makeTicketedEvent()
    const { body: guest } = await add(dateId, { people: 3 })
    const scan_id = newId()
    const first = await arrive(guest.id, dateId, scan_id)
    expect(first).toMatchObject({ result: 'ok', ticket: { holder: 'Maya Rai' } })
    expect(await arrive(guest.id, dateId, scan_id)).toEqual(first)
    const answers = await Promise.all([arrive(guest.id, dateId), arrive(guest.id, dateId), arrive(guest.id, dateId)])
    expect(answers.map(({ result }) => result).sort()).toEqual(['already', 'ok', 'ok'])
    expect((await listOf(dateId)).num_arrived).toBe(3)
    await office.ask('POST', 'staff/check-in/undo/', { body: { scan_id }, cookie: office.staff })
    expect((await listOf(dateId)).num_arrived).toBe(2)
    expect((await arrive(guest.id, dateId)).result).toBe('ok')
    const list = (await office.ask('GET', `staff/check-in/${dateId}/`, { cookie: office.staff })).body
    expect(list.guests).toEqual([
      { id: guest.id, name: 'Maya Rai', note: '', people: 3, ticket_type_id: expect.any(Number) },
    ])
    expect(list.tickets.map(({ guest_id }: { guest_id: string }) => guest_id)).toEqual(Array(3).fill(guest.id))
  })

  test('a guest of another date is unknown', async () => {
    const { dateId } = await office.makeTicketedEvent()
    const other = await office.makeTicketedEvent()
    const { body: guest } = await add(dateId, {})
    expect(await arrive(guest.id, other.dateId)).toMatchObject({ result: 'unknown' })
    expect(await arrive(newId(), dateId)).toMatchObject({ result: 'unknown' })
  })

  test('imports pasted names once, or none of them', async () => {
    const { dateId } = await office.makeTicketedEvent({ ticket: { capacity: 8 } })
    const send = (body: object) => office.ask('POST', pathOf(dateId, 'import/'), { body, cookie: office.staff })
    const ids = [newId(), newId(), newId()]
    const names = '1. Maya Rai +2\n2. क्षितिज राई\n\n3. Asha, 2'
    expect((await send({ ids, names })).body).toMatchObject({
      num_people: 6,
      guests: [
        { name: 'Asha', people: 2 },
        { name: 'Maya Rai', people: 3 },
        { name: 'क्षितिज राई', people: 1 },
      ],
    })
    expect((await send({ ids, names })).body.num_people).toBe(6)
    const more = await send({ ids: [newId(), newId()], names: 'Sita\nGita +3' })
    expect([more.status, more.body.code]).toEqual([409, 'sold_out'])
    expect((await listOf(dateId)).num_people).toBe(6)
    expect((await send({ ids: [newId()], names: ' - \n' })).body).toHaveProperty('names')
    expect((await send({ ids: [newId()], names: 'Sita\nGita' })).body).toHaveProperty('ids')
    const id = newId()
    expect((await send({ ids: [id, id.toUpperCase(), newId()], names: 'Sita\nGita' })).body).toHaveProperty('ids')
    expect((await send({ ids: [newId()], names: 'Sita +99' })).body).toHaveProperty('names')
  })

  test('changes a name, and removes a guest of whom nobody has arrived', async () => {
    const { dateId, typeId } = await office.makeTicketedEvent({ ticket: { capacity: 5 } })
    const { body: guest } = await add(dateId, { people: 2 })
    const one = pathOf(dateId, `guests/${guest.id}/`)
    const changed = await office.ask('PATCH', one, {
      ...{ body: { name: 'Maya', note: 'Band' }, cookie: office.staff, headers: version(1) },
    })
    expect(changed.body).toMatchObject({ name: 'Maya', note: 'Band', people: 2, version: 2 })
    const scan = await arrive(guest.id, dateId)
    expect(scan.ticket.holder).toBe('Maya')
    expect((await office.ask('DELETE', one, { cookie: office.staff })).body.code).toBe('guest_arrived')
    await office.ask('POST', 'staff/check-in/undo/', { body: { scan_id: scan.scan_id }, cookie: office.staff })
    expect((await office.ask('DELETE', one, { cookie: office.staff })).body).toMatchObject({
      num_people: 0,
      guests: [],
    })
    expect(await availableOf(typeId)).toBe(5)
    expect((await office.ask('DELETE', one, { cookie: office.staff })).status).toBe(404)
    expect((await arrive(guest.id, dateId)).result).toBe('unknown')
  })

  test('refuses bad input and visitors who are not staff', async () => {
    const { dateId } = await office.makeTicketedEvent()
    const member = await office.logIn('maya@example.com')
    expect((await add(dateId, {}, { cookie: member })).status).toBe(403)
    expect((await office.ask('GET', pathOf(dateId))).status).toBe(401)
    expect((await office.ask('GET', pathOf(dateId), { cookie: member })).status).toBe(403)
    for (const [guest, field] of [
      [{ name: ' ' }, 'name'],
      [{ name: 'x'.repeat(121) }, 'name'],
      [{ note: 'x'.repeat(501) }, 'note'],
      [{ people: 0 }, 'people'],
      [{ people: 51 }, 'people'],
      [{ ticket_type_id: 2_147_483_647 }, 'ticket_type_id'],
    ] as const) {
      const { status, body } = await add(dateId, guest)
      expect([status, Object.keys(body)[0]]).toEqual([400, field])
    }
    expect((await add(2_147_483_647, {})).status).toBe(404)
    await office.endEventDate(dateId)
    expect((await add(dateId, {})).body.code).toBe('event_over')
  })

  test('the quota can be raised, but not below the people on the list', async () => {
    const { dateId } = await office.makeTicketedEvent()
    const setQuota = (guest_quota: number, seen = 2) =>
      office.ask('PUT', pathOf(dateId, 'quota/'), {
        ...{ body: { guest_quota }, cookie: office.staff, headers: version(seen) },
      })
    expect((await setQuota(2, 50)).body.guest_quota).toBe(2)
    expect((await setQuota(40, 50)).body).toMatchObject({ code: 'version_conflict', current: { guest_quota: 2 } })
    expect((await add(dateId, { people: 3 })).body.code).toBe('guest_quota')
    expect((await add(dateId, { people: 2 })).status).toBe(200)
    expect((await setQuota(1)).body.code).toBe('guest_quota')
    expect((await setQuota(3)).status).toBe(200)
    expect((await add(dateId, {})).status).toBe(200)
  })
})

describe('guests that are added at once', () => {
  async function race(box: BoxOffice) {
    const { dateId } = await box.makeTicketedEvent({ ticket: { capacity: 30 } })
    await box.pool.query('update event_date set guest_quota = 3 where id = $1', [dateId])
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(dateId, {}, { box })))
    const { rows } = await box.pool.query('select count(*)::integer as guests from guest where event_date_id = $1', [
      dateId,
    ])
    return { guests: rows[0].guests, statuses: answers.map(({ status }) => status).sort() }
  }

  test('do not exceed the quota', async () => {
    expect(await race(office)).toEqual({ guests: 3, statuses: [200, 200, 200, 409, 409, 409, 409, 409] })
  })

  test('would exceed it if it were only read before', async () => {
    const unguarded = await startBoxOffice()
    try {
      await createWaitForPartner(unguarded.pool)
      await unguarded.pool.query(`
        alter table event_date drop constraint event_date_guests;
        create or replace function take_guests(of_date integer, wanted integer) returns boolean language plpgsql as $$
        declare room boolean;
        begin
          select guests + wanted <= guest_quota into room from event_date where id = of_date;
          perform wait_for_partner();
          if room then update event_date set guests = guests + wanted where id = of_date; end if;
          return room;
        end $$;
      `)
      expect((await race(unguarded)).guests).toBeGreaterThan(3)
    } finally {
      await unguarded.stop()
    }
  })
})
