import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { messageStatements } from '../src/contact/queries.ts'
import { transaction } from '../src/database/database.ts'
import { type MailedApp, startMailedApp } from './start-mailed-app.ts'
import { addMember, version } from './start-staff.ts'
import { call } from './visitors.ts'

let api: MailedApp
let staff: { id: string; email: string; cookie: string }
beforeAll(async () => {
  api = await startMailedApp()
  staff = await addMember(api, ['support'])
})
afterAll(() => api.stop())
afterEach(() => api.forgetLimits())

/** A message that the shop has received. */
async function receive(more: object = {}, headers: Record<string, string> = {}) {
  const body = {
    name: 'Maya',
    email: `maya${crypto.randomUUID()}@example.com`,
    message: 'When does the stage open?',
    ...more,
  }
  await api.post('contact/', body, headers)
  const [mail] = await api.mailbox.collect()
  const { rows } = await api.pool.query('select id from contact_message where email = $1', [body.email])
  return { id: String(rows[0].id), email: body.email, mail }
}

const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, headers: Record<string, string> = {}) =>
  call(api, method, `staff/messages/${path}`, body, { cookie: staff.cookie, ...headers })
const answer = (id: string, body: object, headers: Record<string, string> = {}) =>
  ask('POST', `${id}/answers/`, body, { 'idempotency-key': crypto.randomUUID(), ...headers })
const find = async (query: string) =>
  (await ask('GET', `?page_size=100&${query}`)).body.results.map(({ id }: { id: string }) => id)

test('a member stays one until the message is assigned', async () => {
  await transaction(api.database, async (inside) => {
    expect(await messageStatements(inside).isMember(staff.id)).toBe(true)
    // What an update of the member locks.
    const removing = api.pool.query('select from staff_member where account_id = $1 for no key update nowait', [
      staff.id,
    ])
    await expect(removing).rejects.toMatchObject({ code: '55P03' })
  })
})

test('a member who is removed while a message is assigned to them is refused under the field', async () => {
  const [{ id }, gone] = [await receive(), await addMember(api, ['support'])]
  const client = await api.pool.connect()
  await client.query('begin')
  await client.query('delete from account where id = $1', [gone.id])
  const assigning = ask('PATCH', `${id}/`, { assigned_to: gone.id }, version(1))
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await api.pool.query(waiting)).rows.length).toBe(1)
  await client.query('commit')
  client.release()
  const { status, body } = await assigning
  expect([status, body]).toEqual([400, { assigned_to: [expect.any(String)], code: 'invalid' }])
})

describe('a message to the shop', () => {
  test('is found, assigned, closed and opened again', async () => {
    const { id, email } = await receive({ subject: 'Opening 50%' })
    for (const words of ['opening 50%', email.slice(2, 30), 'STAGE'])
      expect(await find(`q=${encodeURIComponent(words)}&status=open`)).toContain(id)
    expect(await find(`q=${encodeURIComponent('opening 50_')}`)).toEqual([])
    expect(await find('assigned_to=nobody')).toContain(id)
    const taken = await ask('PATCH', `${id}/`, { assigned_to: staff.id }, version(1))
    expect([taken.status, taken.body]).toMatchObject([
      200,
      { status: 'open', version: 2, assigned_to: { account_id: staff.id, email: staff.email } },
    ])
    expect([await find('assigned_to=me'), await find(`assigned_to=${staff.id}`)]).toEqual([[id], [id]])
    expect([await find('assigned_to=x'), (await find('assigned_to=nobody')).includes(id)]).toEqual([[], false])
    const closed = await ask('PATCH', `${id}/`, { status: 'closed', assigned_to: null }, version(2))
    expect(closed.body).toMatchObject({ status: 'closed', assigned_to: null, closed_at: expect.any(String) })
    const old = await ask('PATCH', `${id}/`, { status: 'open' }, version(2))
    expect([old.status, old.body]).toMatchObject([
      409,
      { code: 'version_conflict', version: '3', current: closed.body },
    ])
    const opened = await ask('PATCH', `${id}/`, { status: 'open' }, version(3))
    expect(opened.body).toMatchObject({ status: 'open', closed_at: null, version: 4 })
    expect((await ask('GET', `${id}/`)).body).toEqual(opened.body)
  })

  test('is assigned to members only', async () => {
    const { id } = await receive()
    for (const body of [
      { assigned_to: crypto.randomUUID() },
      { assigned_to: 'x' },
      { assigned_to: 5 },
      { status: 'lost' },
    ])
      expect((await ask('PATCH', `${id}/`, body, version(1))).status).toBe(400)
    expect((await ask('PATCH', `${id}/`, { status: 'closed' })).status).toBe(400)
    const { cookie } = await addMember(api, ['finance'])
    expect((await ask('PATCH', `${id}/`, { status: 'closed' }, { ...version(1), cookie })).status).toBe(403)
    expect((await ask('GET', `${id}/`)).body).toMatchObject({ version: 1, assigned_to: null, status: 'open' })
    for (const missing of [crypto.randomUUID(), 'x']) expect((await ask('GET', `${missing}/`)).status).toBe(404)
  })
})

describe('an answer', () => {
  test('is mailed in the thread of the message, once for each key', async () => {
    const { id, email, mail: notice } = await receive({ subject: 'Opening' })
    const key = { 'idempotency-key': `answer ${id}` }
    const first = await answer(id, { text: ' At six. ', close: true }, key)
    expect([first.status, first.body]).toMatchObject([
      201,
      { status: 'closed', version: 2, answers: [{ text: 'At six.', author: staff.email }] },
    ])
    expect((await answer(id, { text: ' At six. ', close: true }, key)).body).toEqual(first.body)
    expect((await answer(id, { text: 'At seven.' }, key)).status).toBe(422)
    const [mail, ...others] = await api.mailbox.collect()
    expect([others, mail]).toMatchObject([
      [],
      { to: [{ address: email }], replyTo: [{ address: 'hello@dabali.example' }], subject: 'Re: Opening' },
    ])
    expect(mail?.text).toContain('At six.')
    expect(mail?.text).toContain('When does the stage open?')
    expect(notice?.messageId).toMatch(/^<contact-/)
    expect([mail?.inReplyTo, mail?.references]).toEqual([notice?.messageId, notice?.messageId])
    expect(mail?.messageId).not.toBe(notice?.messageId)
  })

  test('is in the language of the message', async () => {
    const { id } = await receive({}, { 'accept-language': 'ne' })
    await answer(id, { text: '६ बजे।' })
    const [mail] = await api.mailbox.collect()
    expect(mail?.subject).toMatch(/^जवाफ: /)
  })

  test('is refused without text, and for others', async () => {
    const { id } = await receive()
    for (const body of [{ text: ' ' }, { text: 'x'.repeat(10_001) }, {}, { text: 'x', close: 'yes' }])
      expect((await answer(id, body)).status).toBe(400)
    const { cookie } = await addMember(api, ['door'])
    expect((await answer(id, { text: 'x' }, { cookie })).status).toBe(403)
    expect((await answer(crypto.randomUUID(), { text: 'x' })).status).toBe(404)
    expect(await api.mailbox.collect()).toEqual([])
  })
})
