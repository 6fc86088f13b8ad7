import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { called, calledByStaff, NOT_CALLED, NOT_CALLED_TAGS, operations } from '../scripts/api-operations.ts'
import type { CallOptions, Client } from './client.ts'
import * as operationFunctions from './generated/operations.ts'
import * as apiClient from './index.ts'
import * as staffClient from './staff.ts'

type Call = (client: Client, args?: Record<string, unknown>, options?: CallOptions) => Promise<unknown>

const all = [...called, ...calledByStaff]

/** The calls that order, pay or cancel: done twice, they do harm. */
const MONEY_CALLS = ['checkOut', 'initiatePayment', 'cancelOrder', 'cancelOrderByHash']

/** For each name a value of its own, so that one cannot stand in the place of another. */
const sample = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, `${name} / दुई`]))

let server: Server
let baseUrl = ''
let seen: { method?: string; url: URL; headers: IncomingMessage['headers']; body: string }[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method = '', url, headers } = request
    seen.push({ method: method.toLowerCase(), url: new URL(url ?? '', baseUrl), headers, body: await text(request) })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"said":"so"}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
})
afterAll(() => server.close())

async function sentBy(name: string, ...rest: [args?: Record<string, unknown>, options?: CallOptions]) {
  seen = []
  const call = ({ ...apiClient, ...staffClient } as unknown as Record<string, Call | undefined>)[name]
  if (!call) throw new Error(`There is no call ${name}.`)
  expect(await call(apiClient.createClient({ baseUrl }), ...rest)).toEqual({ said: 'so' })
  const [message, ...more] = seen
  expect(more).toEqual([])
  if (!message) throw new Error(`${name} sent nothing.`)
  return message
}

describe('the calls', () => {
  it('are one for each operation that a site can need, of its name', () => {
    expect(Object.keys(operationFunctions).toSorted()).toEqual(called.map(({ name }) => name).toSorted())
    expect(Object.keys(staffClient).toSorted()).toEqual(calledByStaff.map(({ name }) => name).toSorted())
  })

  it('leave out nothing that the API no longer has', () => {
    const ids = operations.flatMap(({ id, feature }) => [id, feature])
    const named = [NOT_CALLED, NOT_CALLED_TAGS].flatMap((table) => Object.keys(table))
    expect(named.filter((name) => !ids.includes(name))).toEqual([])
  })

  it('have no names that React would treat as hooks', () => {
    expect(all.filter(({ name }) => /^use[A-Z]/.test(name))).toEqual([])
  })

  it.each(all)('$name has one meaning for each of its arguments', ({ path, query, fields = [] }) => {
    const names = [...path, ...query, ...fields, 'idempotencyKey', 'ifMatch']
    expect(names).toEqual([...new Set(names)])
  })

  it.each(all)('$name sends $method $template as the document has it', async (operation) => {
    const { name, method, template, path, query, fields, hasKey, hasVersion } = operation
    const args = sample([...path, ...query, ...(fields ?? [])])
    const sent = await sentBy(name, {
      ...args,
      ...(hasKey && { idempotencyKey: 'once' }),
      ...(hasVersion && { ifMatch: 3 }),
    })
    expect(sent.method).toBe(method)
    expect(sent.url.pathname).toBe(template.replace(/\{(\w+)\}/g, (_, part) => encodeURIComponent(args[part] ?? '')))
    expect(Object.fromEntries(sent.url.searchParams)).toEqual(sample(query))
    expect(sent.body && JSON.parse(sent.body)).toEqual(fields ? sample(fields) : '')
    expect(sent.headers['idempotency-key']).toBe(hasKey ? 'once' : undefined)
    expect(sent.headers['if-match']).toBe(hasVersion ? '"3"' : undefined)
  })

  it.each(MONEY_CALLS)('%s always sends an idempotency key, another one for each call', async (name) => {
    const operation = called.find((one) => one.name === name)
    const args = sample([...(operation?.path ?? []), ...(operation?.fields ?? [])])
    const keys = [await sentBy(name, args), await sentBy(name, args)].map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.stringMatching(/^[0-9a-f-]{36}$/)])
    expect(keys[0]).not.toBe(keys[1])
  })

  it.each(all)('$name passes on the options of the call', async ({ name, path, query, fields = [] }) => {
    const { headers } = await sentBy(name, sample([...path, ...query, ...fields]), {
      language: 'ne',
      headers: { 'if-match': '"7"' },
    })
    expect(headers).toMatchObject({ 'accept-language': 'ne', 'if-match': '"7"' })
  })

  it.each(all.flatMap(({ name, path }) => path.map((missing) => ({ name, path, missing }))))(
    '$name without $missing says so',
    async ({ name, path, missing }) => {
      const args = sample(path.filter((part) => part !== missing))
      await expect((async () => sentBy(name, args))()).rejects.toThrow(
        new RegExp(`^The argument ${missing} is missing: this call goes to api/`),
      )
      expect(seen).toEqual([])
    },
  )

  it.each(all.filter(({ path }) => path.length > 0))('$name without arguments names what is missing', async (one) => {
    await expect((async () => sentBy(one.name))()).rejects.toThrow(new RegExp(`'?(${one.path.join('|')})'?`))
  })

  it.each(all.filter(({ needsNothing }) => needsNothing))('$name needs nothing but a client', async (operation) => {
    const { url, body } = await sentBy(operation.name)
    expect(url.search).toBe('')
    expect(body).toBe(operation.fields ? '{}' : '')
  })
})
