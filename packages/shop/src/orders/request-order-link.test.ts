import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { type ApiError, type Client, createClient } from '@dabali/api-client'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { parseContact, requestOrderLink } from './request-order-link.ts'

let server: Server
let client: Client
let status = 202
const received: unknown[] = []
const told: ApiError[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    received.push(await json(request))
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"detail":"An answer."}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
  client = createClient({ baseUrl, retries: 0, onError: (error) => told.push(error) })
})
afterAll(() => server.close())
beforeEach(() => {
  received.length = 0
  status = 202
})

it('sends the number and the contact', async () => {
  expect(await requestOrderLink(client, { number: ' 100482 ', contact: 'maya@example.com' })).toBeUndefined()
  expect(await requestOrderLink(client, { number: '१००४८२', contact: '9841234567' })).toBeUndefined()
  expect(received).toEqual([
    { number: '100482', email: 'maya@example.com' },
    { number: '१००४८२', phone: '9841234567' },
  ])
})

it.each([
  { input: { number: ' ', contact: 'maya@example.com' }, problem: 'number' },
  { input: { number: '100482', contact: '' }, problem: 'contact' },
])('sends nothing while the $problem is missing', async ({ input, problem }) => {
  expect(await requestOrderLink(client, input)).toBe(problem)
  expect(received).toEqual([])
})

it.each([
  { refusal: 400, problem: 'contact' },
  { refusal: 429, problem: 'slow' },
  { refusal: 500, problem: 'failed' },
])('names what is wrong after $refusal: $problem, and leaves the telling to the form', async ({ refusal, problem }) => {
  status = refusal
  expect(await requestOrderLink(client, { number: '100482', contact: 'maya@example.com' })).toBe(problem)
  expect(told).toEqual([])
})

it.each([
  { input: ' maya@example.com ', contact: { email: 'maya@example.com' } },
  { input: '98412 34567', contact: { phone: '98412 34567' } },
  { input: '९८४१२३४५६७', contact: { phone: '९८४१२३४५६७' } },
  { input: '  ', contact: undefined },
])('$written is read as $contact', ({ input, contact }) => {
  expect(parseContact(input)).toEqual(contact)
})
