import { expect, test } from 'vitest'
import { compareEmails, compareOrders, watchText } from './checks.ts'
import { ANY, brokenPromises, createLedger, formatTable, NONE, RUNNING_ONES } from './ledger.ts'
import { type Answer, outcomeOf } from './requests.ts'

const answer = (outcome: Answer['outcome'], status: number): Answer => ({
  outcome,
  status,
  body: 'Bad\nGateway',
  cookies: [],
  milliseconds: 1500,
})

test.each([
  [200, undefined, 'answered'],
  [307, undefined, 'answered'],
  [503, '2', 'refused'],
  // Nobody is told when to ask again.
  [503, undefined, 'failed'],
  [502, '3', 'cut'],
  [502, undefined, 'failed'],
  [0, undefined, 'cut'],
  [409, '1', 'cut'],
  [409, undefined, 'failed'],
  [500, '3', 'failed'],
  [404, undefined, 'failed'],
] as const)('a request with the status %i and Retry-After %s is %s', (status, retryAfter, outcome) => {
  expect(outcomeOf(status, retryAfter)).toBe(outcome)
})

test('requests count for the phase in which they end, and a phase waits for those on their way', async () => {
  const ledger = createLedger()
  const first = ledger.begin()
  let end: (late: Answer) => void = () => undefined
  const counted = ledger.count('GET /', () => new Promise((resolve) => (end = resolve)))
  const second = ledger.begin()
  const settled = ledger.settle()
  await ledger.count('GET /', async () => answer('answered', 200))
  end(answer('cut', 502))
  await Promise.all([counted, settled])
  expect(first).toMatchObject({ requests: 0, cut: 0, answered: 0, examples: [] })
  expect(second).toMatchObject({
    requests: 2,
    cut: 1,
    answered: 1,
    slowestMs: 1500,
    examples: ['cut: GET / 502 Bad Gateway'],
  })
})

test('a phase is broken by what it does not promise, and when it had no requests', () => {
  const counts = { requests: 9, answered: 5, refused: 2, cut: 2, failed: 0, slowestMs: 10, examples: ['GET /: 503'] }
  expect(brokenPromises(counts, ANY)).toEqual([])
  expect(brokenPromises({ ...counts, refused: 0 }, RUNNING_ONES(2))).toEqual([])
  expect(brokenPromises({ ...counts, refused: 0 }, RUNNING_ONES(1))).toEqual([
    '2 requests were cut, at most 1 may be',
    'GET /: 503',
  ])
  expect(brokenPromises(counts, NONE)).toHaveLength(3)
  expect(brokenPromises({ ...counts, failed: 1 }, ANY)[0]).toBe('1 requests failed')
  expect(brokenPromises({ ...counts, requests: 0 }, ANY)[0]).toBe('there were no requests')
})

test('the table names what was checked, or what is broken', () => {
  const counts = { requests: 12, answered: 11, refused: 1, cut: 0, failed: 0, slowestMs: 1234, examples: [] }
  const rows = [
    { phase: 'steady load', counts, checked: ['4 purchases'], problems: [] },
    { phase: 'loss', counts, checked: ['nothing'], problems: ['lost: 100001'] },
  ]
  expect(formatTable(rows).split('\n')).toEqual([
    '| Phase       | Requests | Refused | Cut | Failed | Slowest | Checked |',
    '|-------------|----------|---------|-----|--------|---------|---|',
    '| steady load | 12       | 1       | 0   | 0      | 1.2 s   | 4 purchases |',
    '| loss        | 12       | 1       | 0   | 0      | 1.2 s   | BROKEN: lost: 100001 |',
  ])
})

const PURCHASES = [
  { number: '100001', email: 'buyer-1@example.com', product: 2, isPaidOnline: false },
  { number: '100002', email: 'buyer-2@example.com', product: 3, isPaidOnline: true },
]
const ORDERS = PURCHASES.map(({ number, email, product }) => ({ number, email, product, is_confirmed: true }))
const [FIRST, SECOND] = ORDERS as [(typeof ORDERS)[0], (typeof ORDERS)[0]]
const BEFORE = { 2: 10, 3: 10 }
const STOCK = { 2: 9, 3: 9 }

test.each([
  ['nothing when all adds up', {}, []],
  ['a lost order', { orders: [SECOND], stock: { 2: 10, 3: 9 } }, ['lost: 100001']],
  [
    'an order that nobody was told of',
    { orders: [...ORDERS, { ...FIRST, number: '100003', email: 'buyer-3@example.com' }], stock: { 2: 8, 3: 9 } },
    ['orders that no buyer was told of: 100003'],
  ],
  [
    'a buyer with two orders',
    { orders: [...ORDERS, { ...FIRST, number: '100003' }], stock: { 2: 8, 3: 9 } },
    ['orders that no buyer was told of: 100003', 'ordered twice: buyer-1@example.com'],
  ],
  [
    'a paid order that does not know it',
    { orders: [FIRST, { ...SECOND, is_confirmed: false }] },
    ['paid, and the order does not know it: 100002'],
  ],
  ['wrong stock', { stock: { 2: 9, 3: 8 } }, ['the stock of product 3 is wrong']],
])('the comparison of orders finds %s', (_, changed, problems) => {
  expect(compareOrders(PURCHASES, { orders: ORDERS, stock: STOCK, ...changed }, BEFORE)).toEqual(problems)
})

test('an email that is missing or doubled is found, and one that was repeated is not', () => {
  const mailAbout = (number: string, id: string, to = 'buyer-1@example.com') => ({
    to: [to],
    subject: `Your order ${number}`,
    headers: { 'message-id': id },
  })
  const second = mailAbout('100002', '<b>', 'buyer-2@example.com')
  expect(compareEmails(PURCHASES, [mailAbout('100001', '<a>'), mailAbout('100001', '<a>'), second])).toEqual([])
  expect(compareEmails(PURCHASES, [second])).toEqual(['no email about 100001'])
  expect(compareEmails(PURCHASES, [mailAbout('100001', '<a>'), mailAbout('100001', '<c>'), second])).toEqual([
    'two emails: buyer-1@example.com Your order 100001',
  ])
})

test('a place that does not show the text in time is stale', async () => {
  const page = (text: string) => `data:text/html,${encodeURIComponent(text)}`
  const places = [
    { name: 'store-1', url: page('Rs 402') },
    { name: 'store-2', url: page('Rs 401') },
  ]
  expect(await watchText(places, /Rs 402/, 0)).toMatchObject({ stale: ['store-2'] })
})
