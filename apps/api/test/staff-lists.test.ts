import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningApp, startApp } from './start-app.ts'
import { addMember, version } from './start-staff.ts'
import { call, logIn } from './visitors.ts'

const OWNER = 'owner@dabali.example'

let api: RunningApp
let owner: string
beforeAll(async () => {
  api = await startApp({ staffMails: [OWNER] })
  owner = await logIn(api, OWNER)
})
afterAll(() => api.stop())

type Method = Parameters<typeof call>[1]

/** A member of staff with requests to the own lists. */
async function newMember() {
  const { id, email, cookie } = await addMember(api, ['support'])
  const ask = (method: Method, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    call(api, method, `staff/lists/${path}`, body, { cookie, ...headers })
  return {
    ...{ id, email, cookie, ask },
    save: (name: string, filter: object = { status: 'Complete' }, list = 'orders', headers = {}) =>
      ask('POST', `${list}/filters/`, { name, filter }, headers),
    settings: async (list = 'orders') => (await ask('GET', `${list}/`)).body,
  }
}

const count = async (table: string, id: string) =>
  (await api.pool.query(`select count(*)::integer as count from ${table} where account_id = $1`, [id])).rows[0].count

describe('the saved filters of a list', () => {
  test('are there for the member in another browser, and for nobody else', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const saved = await member.save('  Paid   online ', { status: 'Complete', channel: 'online' })
    expect([saved.status, saved.body]).toMatchObject([
      201,
      { name: 'Paid online', filter: { status: 'Complete', channel: 'online' } },
    ])
    const again = await logIn(api, member.email)
    expect((await call(api, 'GET', 'staff/lists/orders/', undefined, { cookie: again })).body).toEqual({
      columns: null,
      filters: [saved.body],
    })
    expect(await other.settings()).toEqual({ columns: null, filters: [] })
    expect(await member.settings('payments')).toEqual({ columns: null, filters: [] })
  })

  test('are renamed and removed', async () => {
    const member = await newMember()
    const [first, second] = [(await member.save('First')).body, (await member.save('Second', { q: 'tea' })).body]
    const renamed = await member.ask('PATCH', `orders/filters/${first.id}/`, { name: 'Tea, paid' })
    expect([renamed.status, renamed.body]).toEqual([200, { ...first, name: 'Tea, paid' }])
    expect((await member.settings()).filters).toEqual([renamed.body, second])
    expect((await member.ask('DELETE', `orders/filters/${first.id}/`)).status).toBe(204)
    expect((await member.settings()).filters).toEqual([second])
    expect((await member.ask('DELETE', `orders/filters/${first.id}/`)).status).toBe(404)
    // Undone by saving it again.
    expect((await member.save('Tea, paid')).status).toBe(201)
  })

  test('of another member or another list are not found', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const { id } = (await member.save('Mine')).body
    const answers = [
      await other.ask('PATCH', `orders/filters/${id}/`, { name: 'Yours' }),
      await other.ask('DELETE', `orders/filters/${id}/`),
      await member.ask('PATCH', `payments/filters/${id}/`, { name: 'Elsewhere' }),
      await member.ask('DELETE', `payments/filters/${id}/`),
      await member.ask('DELETE', 'orders/filters/x/'),
      await member.ask('GET', 'Orders/'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 400])
    expect((await member.settings()).filters).toMatchObject([{ name: 'Mine' }])
  })

  test('have names that differ in more than the case', async () => {
    const member = await newMember()
    await member.save('To call')
    const { id } = (await member.save('To send')).body
    const taken = { name: ['Another saved filter of this list has this name.'], code: 'invalid' }
    expect(await member.save('TO CALL')).toMatchObject({ status: 400, body: taken })
    expect(await member.ask('PATCH', `orders/filters/${id}/`, { name: 'to call' })).toMatchObject({
      status: 400,
      body: taken,
    })
    expect((await member.save('To call', { q: 'x' }, 'payments')).status).toBe(201)
    for (const name of ['', '  ', 'x'.repeat(61)]) expect((await member.save(name)).status).toBe(400)
  })

  test('have texts as values, and at least one', async () => {
    const member = await newMember()
    for (const filter of [{}, { status: 7 }, { status: ['a'] }, { 'a b': 'x' }, { q: 'x'.repeat(201) }, []])
      expect((await member.save('Wrong', filter)).status).toBe(400)
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`f${at}`, 'x']))
    expect((await member.save('Many', many)).status).toBe(400)
    expect((await member.settings()).filters).toEqual([])
  })

  test('are at most 20 for each list, also when they are saved at the same time', async () => {
    const member = await newMember()
    const answers = await Promise.all(Array.from({ length: 26 }, (_, at) => member.save(`Filter ${at}`)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    const [refused] = answers.filter(({ status }) => status !== 201)
    expect([refused?.status, refused?.body]).toEqual([
      409,
      { detail: 'You have 20 saved filters on this list. Remove one first.', code: 'too_many_filters' },
    ])
    expect((await member.settings()).filters).toHaveLength(20)
    expect((await member.save('Elsewhere', { q: 'x' }, 'payments')).status).toBe(201)
  })

  test('are saved once for a repeated request', async () => {
    const member = await newMember()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await member.save('Once', { q: 'x' }, 'orders', key)
    const second = await member.save('Once', { q: 'x' }, 'orders', key)
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body])
    expect((await member.settings()).filters).toEqual([first.body])
  })
})

describe('the columns of a list', () => {
  test('are those that the member has chosen, or of the list itself', async () => {
    const member = await newMember()
    const columns = ['placed', 'total']
    const set = await member.ask('PUT', 'orders/columns/', { columns })
    expect([set.status, set.body]).toEqual([200, { columns, filters: [] }])
    expect(await member.settings()).toEqual({ columns, filters: [] })
    expect((await member.ask('PUT', 'orders/columns/', { columns: [] })).body.columns).toEqual([])
    expect((await member.settings('payments')).columns).toBeNull()
    expect((await member.ask('PUT', 'orders/columns/', { columns: null })).body.columns).toBeNull()
    expect((await member.settings()).columns).toBeNull()
    for (const wrong of [['a', 'a'], [''], [7], 'total', Array.from({ length: 41 }, (_, at) => `c${at}`)])
      expect((await member.ask('PUT', 'orders/columns/', { columns: wrong })).status).toBe(400)
  })
})

describe('the settings of lists', () => {
  test('are in the export of the personal data', async () => {
    const member = await newMember()
    await member.save('Mine', { q: 'tea' })
    await member.ask('PUT', 'orders/columns/', { columns: ['total'] })
    const { body } = await call(api, 'GET', 'me/export/', undefined, { cookie: member.cookie })
    expect(body.staff).toMatchObject({
      list_columns: { orders: ['total'] },
      list_filters: [{ list: 'orders', name: 'Mine', filter: { q: 'tea' } }],
    })
  })

  test('end with the membership', async () => {
    const member = await newMember()
    await member.save('Mine')
    await member.ask('PUT', 'orders/columns/', { columns: ['total'] })
    const headers = { cookie: owner, ...version(1) }
    expect((await call(api, 'DELETE', `staff/members/${member.id}/`, undefined, headers)).status).toBe(204)
    expect([await count('staff_list_filter', member.id), await count('staff_list_columns', member.id)]).toEqual([0, 0])
  })
})
