import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { type Attempt, askGateway } from './adapter.ts'
import { cardAdapter } from './card.ts'
import { esewaAdapter } from './esewa.ts'
import { khaltiAdapter } from './khalti.ts'

const ATTEMPT: Attempt = {
  hash: 'AAAAAAAAAAAAAAAAAAAAAA',
  reference: 'ref-of-ours',
  amount: 80_000,
  language: 'en',
  orderNumber: '100001',
  openedAt: new Date(),
  providerReference: 'pidx-of-ours',
  providerTransaction: null,
}

/** Runs a gateway with this response. */
async function withGateway<T>(answer: RequestListener, act: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    return await act(`http://127.0.0.1:${port}/`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const json =
  (answer: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))

test.each<[string, RequestListener, string]>([
  [
    'leads elsewhere',
    (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end('{}'),
    'HTTP_302',
  ],
  ['is down', json({}, 503), 'HTTP_503'],
  ['answers HTML', (_request, response) => response.end('<h1>Hello</h1>'), 'UNREADABLE'],
  ['says nothing', (_request, response) => response.end(), 'UNREADABLE'],
  ['answers a number', json(7), 'UNREADABLE'],
  ['hangs up', ({ socket }) => socket.destroy(), 'UNREACHABLE'],
  [
    'disconnects in the middle',
    (_request, response) => void response.writeHead(200).write('{"sta', () => response.destroy()),
    'UNREACHABLE',
  ],
  ['answers without end', (_request, response) => response.end(' '.repeat(2_000_000)), 'TOO_LARGE'],
])('a gateway that %s is unavailable', async (_title, answer, code) => {
  await withGateway(answer, async (url) => {
    await expect(askGateway({ url })).rejects.toMatchObject({ name: 'GatewayUnavailable', code })
  })
})

test('does not wait for a response that trickles', async () => {
  const trickle: RequestListener = (_request, response) => {
    const timer = setInterval(() => response.write(' '), 200)
    response.on('close', () => clearInterval(timer))
  }
  await withGateway(trickle, async (url) => {
    await expect(askGateway({ url })).rejects.toMatchObject({ name: 'GatewayUnavailable', code: 'LATE' })
  })
}, 15_000)

test('does not follow redirects', async () => {
  let asked = 0
  const lead: RequestListener = (_request, response) => {
    asked += 1
    response.writeHead(303, { location: '/elsewhere', 'content-type': 'application/json' }).end('{}')
  }
  await withGateway(lead, async (url) => {
    const card = cardAdapter({ url, secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' })
    await expect(card.lookup(ATTEMPT)).rejects.toMatchObject({ name: 'GatewayUnavailable' })
    const khalti = khaltiAdapter({ url, secretKey: 'key' })
    await expect(khalti.lookup(ATTEMPT)).rejects.toMatchObject({ name: 'GatewayUnavailable' })
  })
  expect(asked).toBe(2)
})

const esewa = (answer: unknown) =>
  withGateway(json(answer), (url) =>
    esewaAdapter({ url, statusUrl: url, productCode: 'EPAYTEST', secretKey: 'key' }).lookup(ATTEMPT),
  )

const COMPLETE = { product_code: 'EPAYTEST', transaction_uuid: 'ref-of-ours', total_amount: 800.0, status: 'COMPLETE' }

test('reads the status of eSewa', async () => {
  expect(await esewa({ ...COMPLETE, ref_id: '0001TS9' })).toEqual({
    status: 'paid',
    amount: 80_000,
    currency: 'NPR',
    reference: 'ref-of-ours',
    transaction: '0001TS9',
  })
  expect(await esewa({ ...COMPLETE, total_amount: '8,00.0' })).toMatchObject({ amount: 80_000 })
  expect(await esewa({ ...COMPLETE, transaction_uuid: 'another' })).toMatchObject({ reference: 'another' })
  expect((await esewa({ ...COMPLETE, product_code: 'OTHER' })).reference).not.toBe(undefined)
  expect((await esewa({ ...COMPLETE, total_amount: 'all' })).amount).toBeNaN()
  for (const [status, found] of [
    ['PENDING', 'pending'],
    ['AMBIGUOUS', 'pending'],
    ['CANCELED', 'failed'],
    ['NOT_FOUND', 'not_found'],
    ['FULL_REFUND', 'refunded'],
    ['PARTIAL_REFUND', 'partially_refunded'],
  ])
    expect(await esewa({ ...COMPLETE, status })).toMatchObject({ status: found })
})

test.each([{ code: 0, error_message: 'Service is currently unavailable' }, { status: 'COMPLETED?' }, {}, []])(
  'an error of eSewa (%j) does not mean that nothing was paid',
  async (answer) => {
    await expect(esewa(answer)).rejects.toMatchObject({ name: 'GatewayUnavailable' })
  },
)

const khalti = (answer: unknown, status = 200) =>
  withGateway(json(answer, status), (url) => khaltiAdapter({ url, secretKey: 'key' }).lookup(ATTEMPT))

test('reads responses of Khalti, including refusals', async () => {
  const paid = {
    pidx: 'pidx-of-ours',
    total_amount: 80_000,
    status: 'Completed',
    transaction_id: 'T1',
    refunded: false,
  }
  expect(await khalti(paid)).toEqual({
    status: 'paid',
    amount: 80_000,
    currency: 'NPR',
    reference: 'pidx-of-ours',
    transaction: 'T1',
  })
  expect((await khalti({ ...paid, total_amount: '80000' })).amount).toBeNaN()
  for (const [status, code, found] of [
    ['Pending', 200, 'pending'],
    ['Initiated', 200, 'not_found'],
    ['Partially refunded', 200, 'partially_refunded'],
    ['Partially Refunded', 200, 'partially_refunded'],
    ['Refunded', 200, 'refunded'],
    ['Expired', 400, 'expired'],
    ['User canceled', 400, 'cancelled'],
  ] as const)
    expect(await khalti({ ...paid, status }, code)).toMatchObject({ status: found })
  expect(await khalti({ detail: 'Not found.' }, 404)).toEqual({ status: 'not_found' })
  await expect(khalti({ detail: 'Invalid token.' }, 401)).rejects.toMatchObject({ name: 'GatewayUnavailable' })
})

test.each([
  { pidx: 'javascript', payment_url: 'javascript:alert(1)' },
  { pidx: 'a b', payment_url: 'https://pay.khalti.com/' },
  { payment_url: 'https://pay.khalti.com/' },
])('rejects the response to an initiation (%j)', async (answer) => {
  await withGateway(json(answer), async (url) => {
    const begun = khaltiAdapter({ url, secretKey: 'key' }).start(ATTEMPT, {
      url: 'https://shop/',
      site: 'https://shop',
    })
    await expect(begun).rejects.toMatchObject({ name: 'GatewayUnavailable' })
  })
})
