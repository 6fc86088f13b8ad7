import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../src/staff/permissions.ts'
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

type Sent = { body?: unknown; headers?: Record<string, string> }
const ask = (method: Parameters<typeof call>[1], path: string, { body, headers }: Sent = {}) =>
  call(api, method, `staff/${path}`, body, { cookie: owner, ...headers })
const newMember = (roles: readonly Role[]) => addMember(api, roles)
const idOf = async (email: string): Promise<string> =>
  (await api.pool.query('select id from account where email = $1', [email])).rows[0].id

describe('the events', () => {
  const events = async (query: string) => (await ask('GET', `events/?${query}`)).body
  const exported = (operation: string) =>
    api.get(`/v1/api/staff/events/export/?operation=${operation}`, { cookie: owner })

  test('say who changed what, from where and how', async () => {
    const { id, email } = await newMember(['door'])
    const headers = { ...version(1), 'user-agent': 'x'.repeat(500), 'x-request-id': 'request-of-this-test' }
    await ask('PATCH', `members/${id}/`, { body: { roles: ['editor'] }, headers })
    const { results } = await events(`thing_kind=staff_member&thing_id=${id}`)
    expect(results).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        account_id: await idOf(OWNER),
        email: OWNER,
        operation: 'changeStaffMember',
        thing: { kind: 'staff_member', id },
        before: { email, roles: ['door'] },
        after: { email, roles: ['editor'] },
        client_address: '127.0.0.1',
        user_agent: 'x'.repeat(200),
        request_id: 'request-of-this-test',
      },
    ])
  })

  test('are not written for a change of nothing or a repeated request', async () => {
    const { id } = await newMember(['door'])
    const headers = { ...version(1), 'idempotency-key': 'roles once' }
    await ask('PATCH', `members/${id}/`, { body: { roles: ['door'] }, headers: version(1) })
    await ask('PATCH', `members/${id}/`, { body: { roles: ['editor'] }, headers })
    expect((await ask('PATCH', `members/${id}/`, { body: { roles: ['editor'] }, headers })).status).toBe(200)
    expect((await events(`thing_id=${id}`)).results).toHaveLength(1)
  })

  test('cannot be changed or removed', async () => {
    for (const statement of [`update staff_event set email = ''`, 'delete from staff_event', 'truncate staff_event'])
      await expect(api.pool.query(statement)).rejects.toThrow('never changed')
  })

  test('are rolled back with the change', async () => {
    const count = async () => (await api.pool.query('select count(*)::integer as n from staff_event')).rows[0].n
    const before = await count()
    await api.pool.query('alter table outbox rename to outbox_away')
    expect((await ask('POST', 'invitations/', { body: { email: 'lost@example.com', roles: ['door'] } })).status).toBe(
      500,
    )
    await api.pool.query('alter table outbox_away rename to outbox')
    expect(await count()).toBe(before)
  })

  test('are filtered, and paged without gaps or repeats', async () => {
    await api.pool.query(
      `insert into staff_event (at, account_id, email, operation, thing_kind, thing_id, after, client_address, user_agent, request_id)
       select '2020-01-01'::timestamptz + make_interval(days => turn), gen_random_uuid(), 'old@example.com', 'oldOperation', 'order',
         turn::text, jsonb_build_object('note', 'a 50%_off \\ note ' || turn), '', '', '' from generate_series(1, 120) as turn`,
    )
    const ids: string[] = []
    let path: string | null = '/v1/api/staff/events/?operation=oldOperation'
    for (let pages = 0; path !== null; pages += 1) {
      const { body } = await call(api, 'GET', path, undefined, { cookie: owner })
      ids.push(...body.results.map(({ thing }: { thing: { id: string } }) => thing.id))
      path = body.next
      expect(pages).toBeLessThan(4)
    }
    expect(ids).toEqual(Array.from({ length: 120 }, (_, at) => String(120 - at)))
    const idsOf = async (query: string) =>
      (await events(query)).results.map(({ thing }: { thing: { id: string } }) => thing.id)
    expect(await idsOf('from=2020-01-03T00:00:00Z&to=2020-01-05T00:00:00Z')).toEqual(['3', '2'])
    expect(await idsOf('operation=oldOperation&q=NOTE%2017')).toEqual(['17'])
    expect(await idsOf(`q=${encodeURIComponent('50%_off')}&to=2020-01-03T00:00:00Z`)).toEqual(['1'])
    expect(await idsOf('q=50xxoff')).toEqual([])
    expect((await ask('GET', 'events/?member=nobody')).status).toBe(400)
    expect((await ask('GET', 'events/?from=yesterday')).status).toBe(400)
  })

  test('are exported as CSV that spreadsheets read and do not run', async () => {
    await api.pool.query(
      `insert into staff_event (account_id, email, operation, thing_kind, thing_id, client_address, user_agent, request_id)
       values (gen_random_uuid(), '=HYPERLINK("https://evil.example")', 'csv', 'order', '-1', '+1', '@SUM(A1)', 'line' || chr(10) || 'नेपाली')`,
    )
    const answer = await exported('csv')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="staff-events.csv"',
    })
    const [head, line = '', ...rest] = answer.body.split('\r\n')
    expect(head).toBe(
      '\uFEFFid,at,email,account_id,operation,thing_kind,thing_id,before,after,client_address,user_agent,request_id',
    )
    expect(line).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    for (const text of [`,'-1,`, `,'+1,`, `,'@SUM(A1),`, '"line\nनेपाली"']) expect(line).toContain(text)
    expect(rest).toEqual([''])
  })

  test('are exported beyond one page, and only those that match', async () => {
    await api.pool.query(
      `insert into staff_event (account_id, email, operation, thing_kind, thing_id, client_address, user_agent, request_id)
       select gen_random_uuid(), '', 'many', 'order', turn::text, '', '', '' from generate_series(1, 1203) as turn`,
    )
    const lines = (await exported('many')).body.trim().split('\r\n').slice(1)
    expect(lines).toHaveLength(1203)
    expect(new Set(lines).size).toBe(1203)
  })
})
