import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Client, createClient } from '@dabali/api-client'
import { changeStaffMember, listStaffMembers, type StaffMember } from '@dabali/api-client/staff'
import { lazy } from 'react'
import { HttpError } from 'react-admin'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { adminClient } from './api.ts'
import { createDataProvider } from './data-provider.ts'
import type { AdminResource } from './resource.ts'

const resource: AdminResource = {
  name: 'members',
  group: 'settings',
  read: 'staff.read',
  list: lazy(async () => ({ default: () => null })),
  calls: {
    idField: 'account_id',
    list: (api, { page, pageSize, filter }) => listStaffMembers(api, { page, page_size: pageSize, ...filter }),
    change: (api, id, fields, seen) =>
      changeStaffMember(api, { id, roles: fields['roles'] as ['door'], ifMatch: (seen as StaffMember).version }),
  },
}

let server: Server
let api: Client
let answer: { status: number; body: object } = { status: 200, body: {} }
let seen: { url?: string | undefined; version?: string | undefined; body: string }[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    seen.push({ url: request.url, version: request.headers['if-match'], body: await text(request) })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  const { port } = server.address() as AddressInfo
  api = adminClient(createClient({ baseUrl: `http://127.0.0.1:${port}/v1/` }))
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})
beforeEach(() => {
  seen = []
})

const member = { account_id: 'a', email: 'a@example.com', roles: ['door'], version: 3 }
const pagination = { page: 2, perPage: 25 }
const sort = { field: 'id', order: 'ASC' as const }

describe('getList', () => {
  it('asks for a page with the filters that have a value, and gives each row an id', async () => {
    answer = { status: 200, body: { count: 26, next: null, previous: null, results: [member] } }
    const provider = createDataProvider([resource], api)
    const filter = { state: 'ended', q: '' }
    expect(await provider.getList('members', { pagination, sort, filter })).toEqual({
      data: [{ ...member, id: 'a' }],
      total: 26,
    })
    expect(seen[0]?.url).toBe('/v1/api/staff/members/?page=2&page_size=25&state=ended')
  })

  it('names a resource or a call that does not exist', async () => {
    const provider = createDataProvider([resource], api)
    const asked = { pagination, sort, filter: {} }
    await expect(provider.getList('orders', asked)).rejects.toThrow('The resource orders has no list.')
    await expect(provider.getOne('members', { id: 'a' })).rejects.toThrow('The resource members has no get.')
    await expect(provider.deleteMany('members', { ids: ['a'] })).rejects.toThrow('does not use deleteMany')
  })
})

describe('update', () => {
  const previousData = { ...member, id: 'a' }

  it('sends what was changed with the version that was seen', async () => {
    answer = { status: 200, body: { ...member, roles: ['door', 'editor'], version: 4 } }
    const provider = createDataProvider([resource], api)
    const data = { ...previousData, roles: ['door', 'editor'] }
    const { data: changed } = await provider.update('members', { id: 'a', data, previousData })
    expect(changed).toMatchObject({ id: 'a', version: 4 })
    expect(seen).toEqual([
      { url: '/v1/api/staff/members/a/', version: '"3"', body: JSON.stringify({ roles: ['door', 'editor'] }) },
    ])
  })

  it('rejects a conflict with the state of the API as its body', async () => {
    answer = { status: 409, body: { detail: 'Changed meanwhile.', code: 'version_conflict', current: member } }
    const provider = createDataProvider([resource], api)
    const error = await provider
      .update('members', { id: 'a', data: { roles: ['editor'] }, previousData })
      .catch((refused: unknown) => refused)
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ status: 409, message: 'Changed meanwhile.', body: { current: member } })
  })
})

it('an error without a message of the API has a text of ours', async () => {
  answer = { status: 500, body: {} }
  const provider = createDataProvider([resource], api)
  await expect(provider.getList('members', { pagination, sort, filter: {} })).rejects.toMatchObject({
    status: 500,
    message: 'admin.errors.wrong',
  })
})
