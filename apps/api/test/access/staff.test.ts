import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { STAFF_PATH } from '../../src/staff/access.ts'
import { PERMISSIONS, ROLES, type Role, rolesAllow } from '../../src/staff/permissions.ts'
import { ask, OPENAPI_TEXT, operationsOf } from './ask.ts'
import { DECLARED } from './declared.ts'
import { ROLES_OF } from './declared-staff.ts'
import { type Asked, type Person, startTestEnvironment, type TestEnvironment, type Thing } from './test-environment.ts'

const OPERATIONS = operationsOf(JSON.parse(OPENAPI_TEXT)).filter(({ id }) => DECLARED[id]?.who === 'staff')

/**
 * Writes without an event: scans are a log of their own, what is only begun or worked out has changed nothing yet, and how a
 * member sees a list concerns nobody else.
 */
const WITHOUT_EVENT = [
  ...['getRefundQuote', 'checkIn', 'checkInMany', 'beginTotp', 'beginPasskey', 'beginSecondFactor'],
  ...['beginUpload', 'sendUploadPart', 'cancelUpload'],
  ...['setListColumns', 'saveListFilter', 'renameListFilter', 'removeListFilter'],
]

let env: TestEnvironment
let owner: Person
const members = new Map<Role, { cookie: string; email: string }>()
beforeAll(async () => {
  env = await startTestEnvironment()
  owner = await env.newPerson()
  for (const role of ROLES) members.set(role, await env.member([role]))
})
afterAll(() => env.stop())

const NOTHING: Thing = async () => ({})
const thingOf = (id: string): Thing => [DECLARED[id]?.of ?? NOTHING].flat()[0] ?? NOTHING

type Event = { operation: string; before: unknown; after: unknown }
const eventsAfter = async (last: string): Promise<Event[]> =>
  (await env.pool.query('select operation, before, after from staff_event where id > $1 order by id', [last])).rows
const lastEvent = async (): Promise<string> =>
  (await env.pool.query('select coalesce(max(id), 0) as last from staff_event')).rows[0].last

const isLong = process.env['LONG_TESTS'] === 'true'
const isAllowed = (id: string, role: Role) => role === 'owner' || ROLES_OF[id]?.includes(role) === true

/** A change is made by one of the roles in the gate, in turn, and by each of them in the long run. */
function rolesToTry({ id, method }: (typeof OPERATIONS)[number], at: number): readonly Role[] {
  const allowed = ROLES.filter((role) => isAllowed(id, role))
  return isLong || method === 'GET' ? allowed : [allowed[at % allowed.length] ?? 'owner']
}

test('every staff operation says which roles may ask for it', () => {
  expect(Object.keys(ROLES_OF).toSorted()).toEqual(OPERATIONS.map(({ id }) => id).toSorted())
})

test('every staff route declares a known permission of the right roles, which the document repeats', async () => {
  const app = buildApp(env.parts)
  const routes: { name: string; permission: string | undefined }[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    if (url.startsWith(STAFF_PATH)) routes.push({ name: `${method} ${url}`, permission: config?.permission })
  })
  await app.ready()
  expect(routes.length).toBeGreaterThan(60)
  expect(routes.filter(({ permission }) => !PERMISSIONS.some((known) => known === permission))).toEqual([])
  const { paths = {} } = app.swagger()
  type Described = { operationId?: string; 'x-permission'?: string }
  const described = Object.values(paths).flatMap((methods) => Object.values<Described>({ ...methods }))
  const permissions = new Map(described.map((operation) => [operation.operationId, operation['x-permission']]))
  expect(OPERATIONS.filter(({ id }) => permissions.get(id) === undefined)).toEqual([])
  for (const role of ROLES) {
    const permitted: unknown[] = PERMISSIONS.filter((permission) => rolesAllow([role], permission))
    const open = OPERATIONS.filter(({ id }) => permitted.includes(permissions.get(id))).map(({ id }) => id)
    expect([role, open]).toEqual([role, OPERATIONS.filter(({ id }) => isAllowed(id, role)).map(({ id }) => id)])
  }
  await app.close()
})

test('a staff route without a permission stops the start', async () => {
  const app = buildApp(env.parts)
  app.register(async (inside) => {
    inside.get(`${STAFF_PATH}unguarded/`, async () => 'open')
  })
  await expect(app.ready()).rejects.toThrow('needs a permission')
})

describe.each(OPERATIONS.map((operation, at) => ({ ...operation, at })))('$id', ({ at, ...operation }) => {
  const { id, method } = operation
  let shared: Asked | undefined

  test.each(ROLES.filter((role) => !isAllowed(id, role)))('is refused to the role %s', async (role) => {
    shared ??= await thingOf(id)(env, owner)
    const before = await env.fingerprint()
    const answer = await ask(env, operation, shared, members.get(role)?.cookie)
    expect([answer.status, answer.json().code]).toEqual([403, 'permission_denied'])
    expect(await env.fingerprint()).toEqual(before)
  })

  test.each(rolesToTry(operation, at))('is allowed to the role %s, and recorded once', async (role) => {
    // Reading uses nothing up. Where the caller is part of the resource, each role has one of its own.
    if (method === 'GET') shared ??= await thingOf(id)(env, owner, [role])
    const read = method === 'GET' && shared?.staff === undefined ? shared : undefined
    const asked = read ?? (await thingOf(id)(env, owner, [role]))
    const last = await lastEvent()
    const answer = await ask(env, operation, asked, asked.staff ?? members.get(role)?.cookie)
    expect([answer.status, answer.text]).toEqual([DECLARED[id]?.ok ?? 200, expect.any(String)])
    const isRecorded = method !== 'GET' && !WITHOUT_EVENT.includes(id)
    const events = await eventsAfter(last)
    expect(events.map((event) => event.operation)).toEqual(isRecorded ? [id] : [])
    // No token, hash of an order or key is in what was recorded.
    expect(JSON.stringify(events)).not.toMatch(/(?<![\w-])[\w-]{40,}(?![\w-])/)
  })
})
