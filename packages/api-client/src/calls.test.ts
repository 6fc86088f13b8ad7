import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallOptions, Client } from './http/create-client.ts'
import * as frontDoor from './index.ts'

type Schema = { $ref?: string; properties?: Record<string, unknown>; required?: string[] }
type Parameter = { in: 'path' | 'query' | 'header'; name: string; required?: boolean }
type Operation = {
  operationId: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } }
type Call = (client: Client, args?: Record<string, unknown>, options?: CallOptions) => Promise<unknown>

const document: Document = JSON.parse(readFileSync(join(import.meta.dirname, '../../../apps/api/openapi.json'), 'utf8'))

/** What no site calls, and why; an operation that is not here has a call. */
const NOT_CALLED_TAGS: Record<string, string> = {
  health: 'asked by whoever runs the API',
  media: 'an address that stands in an answer',
  staff: 'the desk has no page on a site',
}
const NOT_CALLED: Record<string, string> = {
  getCalendar: 'an address that a calendar program asks',
  getChatStream: 'the `stream_url` of a chat',
  getEventCalendar: 'the `calendar_url` of an event',
  getTicketCalendar: 'the `calendar_url` of a ticket',
  getLibraryFile: 'an address that `openLibraryItem` gives',
  getStream: 'an address that `startWatching` gives',
  hearCardGateway: 'called by the gateway',
  returnFromGateway: 'where a gateway sends the visitor back to',
  returnFromGatewayWith: 'where a gateway sends the visitor back to',
}
/** React takes whatever begins with `use` for a hook, which must not be called when a button is pressed. */
const NOT_A_HOOK: Record<string, string> = { useMagicCode: 'redeemMagicCode', useMagicLink: 'redeemMagicLink' }

const operations = Object.entries(document.paths).flatMap(([template, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...describeOperation(operation), method, template })),
)
const called = operations.filter(({ id, feature }) => !(id in NOT_CALLED || feature in NOT_CALLED_TAGS))

function describeOperation({ operationId: id, tags, parameters = [], requestBody }: Operation) {
  const schema = requestBody && resolved(requestBody.content['application/json'].schema)
  const named = (where: Parameter['in']) => parameters.filter((parameter) => parameter.in === where)
  return {
    id,
    name: NOT_A_HOOK[id] ?? id,
    feature: tags[0] ?? '',
    path: named('path').map(({ name }) => name),
    query: named('query').map(({ name }) => name),
    fields: schema && Object.keys(schema.properties ?? {}),
    hasKey: named('header').some(({ name }) => name === 'idempotency-key'),
    needsNothing: !parameters.some(({ required }) => required) && !schema?.required?.length,
  }
}

function resolved(schema: Schema): Schema {
  return document.components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema
}

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
  const call = (frontDoor as unknown as Record<string, Call | undefined>)[name]
  if (!call) throw new Error(`There is no call ${name}.`)
  expect(await call(frontDoor.createClient({ baseUrl }), ...rest)).toEqual({ said: 'so' })
  const [message, ...more] = seen
  expect(more).toEqual([])
  if (!message) throw new Error(`${name} sent nothing.`)
  return message
}

describe('the calls', () => {
  it('are one for each operation that a site can need, in a file and a folder of its name', () => {
    const source = import.meta.dirname
    const others = ['errors', 'http', 'path', 'react', 'schema']
    const files = readdirSync(source, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !others.includes(entry.name))
      .flatMap(({ name }) => readdirSync(join(source, name)).map((file) => `${name}/${file}`))
    const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(files.toSorted()).toEqual(called.map(({ feature, name }) => `${feature}/${kebab(name)}.ts`).toSorted())
  })

  it('leave out nothing that the API no longer has', () => {
    const ids = operations.flatMap(({ id, feature }) => [id, feature])
    const named = [NOT_CALLED, NOT_CALLED_TAGS, NOT_A_HOOK].flatMap((table) => Object.keys(table))
    expect(named.filter((name) => !ids.includes(name))).toEqual([])
  })

  it('are named so that none is taken for a hook', () => {
    expect(called.filter(({ name }) => /^use[A-Z]/.test(name))).toEqual([])
  })

  it.each(called)('$name has one meaning for each of its arguments', ({ path, query, fields = [] }) => {
    const names = [...path, ...query, ...fields, 'idempotencyKey']
    expect(names).toEqual([...new Set(names)])
  })

  it.each(called)('$name sends $method $template as the document has it', async (operation) => {
    const { name, method, template, path, query, fields, hasKey } = operation
    const args = sample([...path, ...query, ...(fields ?? [])])
    const sent = await sentBy(name, { ...args, ...(hasKey && { idempotencyKey: 'once' }) })
    expect(sent.method).toBe(method)
    expect(sent.url.pathname).toBe(template.replace(/\{(\w+)\}/g, (_, part) => encodeURIComponent(args[part] ?? '')))
    expect(Object.fromEntries(sent.url.searchParams)).toEqual(sample(query))
    expect(sent.body && JSON.parse(sent.body)).toEqual(fields ? sample(fields) : '')
    expect(sent.headers['idempotency-key']).toBe(hasKey ? 'once' : undefined)
  })

  it.each(called)('$name passes on what its caller adds', async ({ name, path, query, fields = [] }) => {
    const { headers } = await sentBy(name, sample([...path, ...query, ...fields]), {
      language: 'ne',
      headers: { 'if-match': '"7"' },
    })
    expect(headers).toMatchObject({ 'accept-language': 'ne', 'if-match': '"7"' })
  })

  it.each(called.filter(({ needsNothing }) => needsNothing))('$name needs nothing but a client', async (operation) => {
    const { url, body } = await sentBy(operation.name)
    expect(url.search).toBe('')
    expect(body).toBe(operation.fields ? '{}' : '')
  })
})
