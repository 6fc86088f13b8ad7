import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@dabali/api-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAttempt } from './checkout-form-state.ts'
import { findPlacedOrder, placeOrder } from './submit-order.ts'

type Answer = { status: number; body: unknown } | 'cut'

let server: Server
let baseUrl = ''
let answers: Answer[] = []
let keys: (string | undefined)[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume()
    keys.push(request.headers['idempotency-key']?.toString())
    const answer = answers.shift() ?? { status: 500, body: {} }
    if (answer === 'cut') return void request.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
})
afterAll(() => server.close())
afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  answers = []
  keys = []
})

function tab() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

const client = () => createClient({ baseUrl, retries: 0 })
const body = { total: '685.00', payment_method: 'cod' as const }
const placed = { status: 200, body: { hash: 'h', number: '100001' } }

describe('placing an order', () => {
  it('goes on plain http, too, where browsers have no crypto.randomUUID', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    answers = [placed]
    await placeOrder({ client: client(), storage: tab(), body })
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  })

  it('returns the order and clears the attempt', async () => {
    const storage = tab()
    answers = [placed]
    await expect(placeOrder({ client: client(), storage, body })).resolves.toMatchObject({
      kind: 'placed',
      order: { hash: 'h' },
    })
    expect(openAttempt(storage)).toBeUndefined()
  })

  it('is repeated with the same key without a response', async () => {
    const storage = tab()
    answers = ['cut', { status: 503, body: {} }, placed]
    const outcomes = []
    for (const _ of [1, 2, 3]) outcomes.push((await placeOrder({ client: client(), storage, body })).kind)
    expect(outcomes).toEqual(['unanswered', 'unanswered', 'placed'])
    expect(new Set(keys).size).toBe(1)
  })

  it('has a new key for every other request', async () => {
    const storage = tab()
    answers = [{ status: 406, body: { non_field_errors: ['No.'], reason: 'No.', code: 'cod_gift' } }, placed]
    await placeOrder({ client: client(), storage, body })
    await placeOrder({ client: client(), storage, body: { ...body, payment_method: 'esewa' } })
    expect(new Set(keys).size).toBe(2)
  })

  it('finds an order with a lost response when the cart is gone, despite later changes', async () => {
    const storage = tab()
    answers = ['cut', { status: 406, body: { non_field_errors: ['Empty.'], code: 'empty_basket' } }, placed]
    await placeOrder({ client: client(), storage, body })
    const outcome = await placeOrder({ client: client(), storage, body: { ...body, total: '600.00' } })
    expect(outcome.kind).toBe('placed')
    expect(keys[2]).toBe(keys[0])
    expect(keys[1]).not.toBe(keys[0])
  })

  it.each([
    {
      status: 406,
      body: { non_field_errors: ['a'], code: 'price_changed', changes: [{ kind: 'price' }] },
      kind: 'changed',
    },
    { status: 406, body: { non_field_errors: ['a'], code: 'cod_country' }, kind: 'refused' },
    { status: 400, body: { line1: ['a'], code: 'invalid' }, kind: 'fields' },
    { status: 409, body: { detail: 'a', code: 'basket_not_open' }, kind: 'gone' },
    { status: 409, body: { detail: 'a', code: 'idempotency_in_flight' }, kind: 'unanswered' },
    { status: 422, body: { detail: 'a', code: 'idempotency_key_reused' }, kind: 'refused' },
    { status: 429, body: { detail: 'a', code: 'throttled' }, kind: 'unanswered' },
    { status: 500, body: {}, kind: 'unanswered' },
  ])('$status $body.code is $kind', async ({ status, body: response, kind }) => {
    answers = [{ status, body: response }]
    expect((await placeOrder({ client: client(), storage: tab(), body })).kind).toBe(kind)
  })
})

describe('after a reload', () => {
  it('the requested order is found by its key', async () => {
    const storage = tab()
    answers = ['cut', placed]
    await placeOrder({ client: client(), storage, body })
    await expect(findPlacedOrder({ client: client(), storage })).resolves.toMatchObject({ number: '100001' })
    expect(keys[1]).toBe(keys[0])
    expect(openAttempt(storage)).toBeUndefined()
  })

  it('nothing is requested without an attempt', async () => {
    await expect(findPlacedOrder({ client: client(), storage: tab() })).resolves.toBeUndefined()
    expect(keys).toEqual([])
  })
})
