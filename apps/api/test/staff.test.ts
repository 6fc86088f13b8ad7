import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROLES, type Role } from '../src/staff/permissions.ts'
import { staffQueries } from '../src/staff/queries.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { addMember, version } from './start-staff.ts'
import { call, logIn } from './visitors.ts'

const OWNER = 'owner@dabali.example'

let api: RunningApp
let owner: string
beforeAll(async () => {
  api = await startApp({ staffMails: [OWNER, 'second@dabali.example'] })
  owner = await logIn(api, OWNER)
})
afterAll(() => api.stop())

type Method = Parameters<typeof call>[1]
const ask = (method: Method, path: string, { cookie = owner, body, headers }: Sent = {}) =>
  call(api, method, `staff/${path}`, body, { cookie, ...headers })
type Sent = { cookie?: string; body?: unknown; headers?: Record<string, string> }

const idOf = async (email: string): Promise<string> =>
  (await api.pool.query('select id from account where email = $1', [email])).rows[0].id

const newMember = (roles: readonly Role[]) => addMember(api, roles)

async function lastMail(email: string) {
  await api.drainJobs()
  return api.mails.findLast(({ to }) => to === email)
}

async function inviteAndRead(email: string, body: object = {}) {
  const answer = await ask('POST', 'invitations/', { body: { email, roles: ['door'], ...body } })
  const mail = await lastMail(email)
  return { answer, mail, token: /\/staff\/invitation\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '' }
}

const accept = (token: string, cookie: string) =>
  call(api, 'POST', `staff-invitations/${token}/accept/`, undefined, { cookie })

test('the roles can be listed with what each may do, as the API checks it', async () => {
  const { results } = (await ask('GET', 'roles/')).body
  expect(results.map(({ role }: { role: Role }) => role)).toEqual([...ROLES])
  for (const { role, permissions } of results) {
    const { cookie } = await newMember([role])
    expect([role, (await ask('GET', 'me/', { cookie })).body.permissions]).toEqual([role, permissions])
  }
  const limits = Object.fromEntries(
    results.map(({ role, refund_limit: most }: { role: Role; refund_limit: string | null }) => [role, most]),
  )
  expect(limits).toEqual({
    ...{ owner: null, finance: null, shopkeeper: '2000.00', support: '2000.00' },
    ...{ editor: '0.00', box_office: '0.00', door: '0.00' },
  })
})

describe('the first owners', () => {
  test('are those of the settings, once they have logged in with a verified address', async () => {
    await call(api, 'POST', 'auth/magic-link/', { email: 'second@dabali.example' })
    const mail = await lastMail('second@dabali.example')
    const token = /magic-login\/([\w-]{43})/.exec(mail?.text ?? '')?.[1]
    const login = await call(api, 'POST', `auth/magic-login/${token}/`)
    const cookie = `dabali_session=${login.cookies.find(({ name }) => name === 'dabali_session')?.value}`
    expect((await ask('GET', 'me/', { cookie })).body).toMatchObject({
      roles: ['owner'],
      permissions: expect.arrayContaining(['staff.write', 'audit.read']),
      second_factor: { state: 'passed', has_totp: false, passkeys: [], recovery_codes: 0 },
    })
  })

  test('do not come back by the settings after another owner has ended them', async () => {
    const id = await idOf('second@dabali.example')
    expect((await ask('DELETE', `members/${id}/`, { headers: version(1) })).status).toBe(204)
    await staffQueries(api.database).addFirstOwners(['second@dabali.example'])
    const cookie = await logIn(api, 'second@dabali.example')
    expect((await ask('GET', 'me/', { cookie })).status).toBe(403)
  })

  test('are not made of accounts whose address is not verified', async () => {
    await api.pool.query(`insert into account (id, email) values (gen_random_uuid(), 'unproven@dabali.example')`)
    await staffQueries(api.database).addFirstOwners(['unproven@dabali.example'])
    expect(await staffQueries(api.database).isMember('unproven@dabali.example')).toBe(false)
  })
})

describe('an invitation', () => {
  test('is emailed in the chosen language and makes the invited account a member', async () => {
    const { answer, mail, token } = await inviteAndRead('ne@example.com', {
      roles: ['support', 'door'],
      language: 'ne',
    })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ email: 'ne@example.com', roles: ['door', 'support'], invited_by: OWNER })
    expect(JSON.stringify(answer.body)).not.toContain(token)
    expect([mail?.language, mail?.subject]).toEqual(['ne', 'डबलीको कर्मचारी बन्ने निम्तो'])
    expect(mail?.text).toContain('http://localhost:3002/ne/staff/invitation/')
    expect((await call(api, 'GET', `staff-invitations/${token}/`)).body).toEqual({
      is_usable: true,
      email: 'n***@example.com',
      roles: ['door', 'support'],
    })
    const cookie = await logIn(api, 'ne@example.com')
    expect((await accept(token, cookie)).body).toEqual({ roles: ['door', 'support'] })
    expect((await ask('GET', 'me/', { cookie })).body.permissions).toContain('check_in.write')
    expect((await accept(token, cookie)).body.code).toBe('link_not_usable')
    expect((await call(api, 'GET', `staff-invitations/${token}/`)).body.is_usable).toBe(false)
  })

  test('is accepted only by the address that was invited, and stays for it', async () => {
    const { token } = await inviteAndRead('meant@example.com')
    expect((await call(api, 'POST', `staff-invitations/${token}/accept/`)).status).toBe(401)
    const refused = await accept(token, await logIn(api, 'thief@example.com'))
    expect([refused.status, refused.body.code]).toEqual([403, 'invitation_for_another'])
    expect((await accept(token, await logIn(api, 'meant@example.com'))).status).toBe(200)
  })

  test('expires after seven days', async () => {
    const { answer, token } = await inviteAndRead('late@example.com')
    const days = (Date.parse(answer.body.expires_at) - Date.parse(answer.body.created_at)) / 86_400_000
    expect(days).toBe(7)
    await api.pool.query(`update staff_invitation set expires_at = now() where email = 'late@example.com'`)
    expect((await accept(token, await logIn(api, 'late@example.com'))).status).toBe(409)
    const { results } = (await ask('GET', 'invitations/')).body
    expect(results.map(({ email }: { email: string }) => email)).not.toContain('late@example.com')
  })

  test('is replaced by a second one, and withdrawn', async () => {
    const first = await inviteAndRead('twice@example.com')
    const second = await inviteAndRead('twice@example.com', { roles: ['finance'] })
    expect((await call(api, 'GET', `staff-invitations/${first.token}/`)).body.is_usable).toBe(false)
    expect((await ask('DELETE', `invitations/${second.answer.body.id}/`)).status).toBe(204)
    expect((await call(api, 'GET', `staff-invitations/${second.token}/`)).body.is_usable).toBe(false)
    expect((await ask('DELETE', `invitations/${second.answer.body.id}/`)).status).toBe(404)
  })

  test('is sent once for a key', async () => {
    const body = { email: 'once@example.com', roles: ['door'] }
    const headers = { 'idempotency-key': 'invite once' }
    const [one, other] = [
      await ask('POST', 'invitations/', { body, headers }),
      await ask('POST', 'invitations/', { body, headers }),
    ]
    expect(other.body).toEqual(one.body)
    await api.drainJobs()
    expect(api.mails.filter(({ to }) => to === 'once@example.com')).toHaveLength(1)
  })

  test.each([
    [{ email: 'nobody', roles: ['door'] }, 'email'],
    [{ email: 'a@example.com', roles: [] }, 'roles'],
    [{ email: 'a@example.com', roles: ['god'] }, 'roles'],
    [{ email: 'a@example.com', roles: ['door', 'door'] }, 'roles'],
  ])('of %j is refused', async (body, field) => {
    const answer = await ask('POST', 'invitations/', { body })
    expect([answer.status, Object.keys(answer.body)[0]]).toEqual([400, field])
  })

  test('of a member is refused', async () => {
    const { email } = await newMember(['door'])
    const answer = await ask('POST', 'invitations/', { body: { email, roles: ['owner'] } })
    expect([answer.status, answer.body.code]).toEqual([409, 'already_member'])
  })
})

describe('the roles of a member', () => {
  test('are changed by the version that the owner has seen; another one answers with the state of now', async () => {
    const { id, cookie } = await newMember(['door'])
    const changed = await ask('PATCH', `members/${id}/`, { body: { roles: ['finance', 'door'] }, headers: version(1) })
    expect([changed.status, changed.body.version, changed.body.roles]).toEqual([200, 2, ['door', 'finance']])
    const conflict = await ask('PATCH', `members/${id}/`, { body: { roles: ['owner'] }, headers: version(1) })
    expect([conflict.status, Object.keys(conflict.body)[0]]).toEqual([409, 'detail'])
    expect(conflict.body).toMatchObject({
      code: 'version_conflict',
      version: '2',
      current: { account_id: id, roles: ['door', 'finance'], version: 2 },
    })
    expect((await ask('PATCH', `members/${id}/`, { body: { roles: ['door'] } })).status).toBe(400)
    expect((await ask('GET', 'refunds/', { cookie })).status).toBe(200)
    await ask('PATCH', `members/${id}/`, { body: { roles: ['door'] }, headers: version(2) })
    expect((await ask('GET', 'refunds/', { cookie })).status).toBe(403)
  })

  test('end at once with the membership, which can begin again by an invitation', async () => {
    const { id, email, cookie } = await newMember(['support'])
    expect((await ask('GET', 'orders/', { cookie })).status).toBe(200)
    expect((await ask('DELETE', `members/${id}/`, { headers: version(1) })).status).toBe(204)
    expect((await ask('GET', 'orders/', { cookie })).status).toBe(403)
    expect((await ask('DELETE', `members/${id}/`, { headers: version(1) })).status).toBe(204)
    expect(
      (await ask('GET', 'members/?state=ended')).body.results.map((one: { email: string }) => one.email),
    ).toContain(email)
    expect((await ask('PATCH', `members/${id}/`, { body: { roles: ['door'] }, headers: version(2) })).status).toBe(404)
    const { token } = await inviteAndRead(email)
    expect((await accept(token, cookie)).status).toBe(200)
    expect((await ask('GET', 'me/', { cookie })).body.roles).toEqual(['door'])
  })

  test('of the last owner stay, whatever two owners do at once', async () => {
    const only = await startApp({ staffMails: [OWNER] })
    const cookies = [await logIn(only, OWNER), await logIn(only, 'other@dabali.example')]
    const { rows } = await only.pool.query(`select id from account where email = any ($1) order by email = $2`, [
      [OWNER, 'other@dabali.example'],
      'other@dabali.example',
    ])
    const [first, second] = rows.map(({ id }) => id)
    const act = (method: Method, id: string, cookie = '', body?: unknown, number = 1) =>
      call(only, method, `staff/members/${id}/`, body, { cookie, ...version(number) })
    for (const [method, body] of [
      ['DELETE', undefined],
      ['PATCH', { roles: ['door'] }],
    ] as const) {
      const answer = await act(method, first, cookies[0], body)
      expect([answer.status, answer.body.code]).toEqual([409, 'last_owner'])
    }
    await staffQueries(only.database).addMember({ accountId: second, roles: ['owner'], by: first })
    const answers = await Promise.all([act('DELETE', second, cookies[0]), act('DELETE', first, cookies[1])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 403])
    const owners = await only.pool.query(`select from staff_member where ended_at is null and 'owner' = any (roles)`)
    expect(owners.rows).toHaveLength(1)
    await only.stop()
  })

  test('keep the last owner from deleting the account', async () => {
    const only = await startApp({ staffMails: [OWNER] })
    const cookie = await logIn(only, OWNER)
    const refused = await call(only, 'DELETE', 'me/', undefined, { cookie })
    expect([refused.status, refused.body.code]).toEqual([409, 'last_owner'])
    const other = await logIn(only, 'other@dabali.example')
    await only.pool.query(
      `insert into staff_member (account_id, roles) select id, '{owner}' from account where email = 'other@dabali.example'`,
    )
    expect((await call(only, 'DELETE', 'me/', undefined, { cookie })).status).toBe(204)
    const { results } = (await call(only, 'GET', 'staff/events/', undefined, { cookie: other })).body
    expect(results[0]).toMatchObject({ operation: 'deleteMe', email: OWNER, before: { roles: ['owner'] }, after: null })
    await only.stop()
  })
})

test('the sessions of a member are listed and ended', async () => {
  const { id, email, cookie } = await newMember(['door'])
  const phone = await logIn(api, email)
  const path = `members/${id}/sessions/`
  const { results } = (await ask('GET', path)).body
  expect(results).toHaveLength(2)
  expect((await ask('DELETE', `${path}${results[0].id}/`)).status).toBe(204)
  expect((await ask('DELETE', `${path}${results[0].id}/`)).status).toBe(404)
  expect((await ask('GET', path)).body.count).toBe(1)
  expect((await ask('DELETE', path)).status).toBe(204)
  for (const each of [cookie, phone]) expect((await ask('GET', 'me/', { cookie: each })).status).toBe(401)
})

test('the export of a member has the membership and the events, and no secret', async () => {
  const { cookie } = await newMember(['owner'])
  await ask('POST', 'invitations/', { body: { email: 'exported@example.com', roles: ['door'] }, cookie })
  const { body, text } = await call(api, 'GET', 'me/export/', undefined, { cookie })
  expect(body.staff).toMatchObject({ roles: ['owner'], passkeys: [], events: [{ operation: 'inviteStaff' }] })
  expect(text).not.toContain('token')
  const visitor = await logIn(api, 'no-member@example.com')
  expect((await call(api, 'GET', 'me/export/', undefined, { cookie: visitor })).body.staff).toBeNull()
})
