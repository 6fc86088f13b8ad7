// @vitest-environment happy-dom
import type { Order } from '@dabali/api-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerLater, render, settle } from '../../testing/render.tsx'
import { RefundDialog } from './refund-dialog.tsx'

type Body = { lines?: { line: string; quantity: number }[]; amount?: string; expected_amount?: string }
type Quote = { amount: string; goods?: string; delivery?: string; closes?: boolean; is_allowed?: boolean }

const order = {
  ...{ id: 'o1', number: '100001', payment_status: 'paid', total_incl_tax: '2350.00', refunded: '0.00' },
  lines: [
    {
      ...{ id: 'a', product_title: 'Fog', product_class: 'Book', quantity: 3, refunded_quantity: 0 },
      price_incl_tax: '2250.00',
    },
  ],
} as unknown as Order

let quoted: Body[] = []
let refunded: Body[] = []
let keys: (string | null)[] = []
let answerQuote: (body: Body) => Response | Promise<Response>
let answerRefund: () => Response

const quoteOf = ({ goods, ...fields }: Quote) =>
  Response.json({
    lines: [{ line: 'a', quantity: 1, price: '800.00', discount: '50.00', amount: goods ?? fields.amount }],
    ...{ delivery: '0.00', goodwill: '0.00', left: '0.00', closes: false, limit: null, is_allowed: true, ...fields },
  })
const quantityOf = ({ lines = [] }: Body) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

beforeEach(() => {
  sessionStorage.clear()
  quoted = []
  refunded = []
  keys = []
  answerQuote = (body) => quoteOf({ amount: body.amount ?? `${quantityOf(body) * 551}.00` })
  answerRefund = () => Response.json(order)
  vi.stubGlobal(
    'fetch',
    async (url: string, { body = '{}', headers }: { body?: string; headers?: HeadersInit } = {}) => {
      const asked = JSON.parse(body) as Body
      const isQuote = String(url).includes('/refund/quote/')
      ;(isQuote ? quoted : refunded).push(asked)
      if (!isQuote) keys.push(new Headers(headers).get('idempotency-key'))
      return isQuote ? answerQuote(asked) : answerRefund()
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const dialog = () => document.querySelector<HTMLElement>('[role=dialog]')
const copies = () => dialog()?.querySelector<HTMLInputElement>('input[type=number]')
const sum = () => dialog()?.querySelector<HTMLInputElement>('input[id$="-sum"]')
const confirm = () => dialog()?.querySelector<HTMLButtonElement>('button[type=submit]')
const isOff = () => confirm()?.disabled || confirm()?.getAttribute('aria-disabled') === 'true'
const shown = () => dialog()?.textContent?.replaceAll('\u00a0', ' ') ?? ''

const type = (field: HTMLInputElement | null | undefined, text: string) =>
  settle(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const until = (check: () => void) =>
  vi.waitFor(async () => {
    await settle()
    check()
  })
const open = () => render(<RefundDialog order={order} onClose={() => undefined} />)
const press = () => settle(() => confirm()?.click())

it('shows what the API will refund for the chosen copies, and that it cancels the order', async () => {
  answerQuote = () => quoteOf({ amount: '2350.00', goods: '2250.00', delivery: '100.00', closes: true })
  await open()
  expect(isOff()).toBe(true)
  await type(copies(), '3')
  await until(() => expect(sum()?.value).toBe('2350.00'))
  expect(quoted).toEqual([{ lines: [{ line: 'a', quantity: 3 }] }])
  for (const text of ['Rs 2,250', 'Rs 100', 'Rs 2,350', 'resources.orders.refundCloses'])
    expect(shown()).toContain(text)
  await press()
  await until(() => expect(refunded).toHaveLength(1))
  expect(refunded).toEqual([{ lines: [{ line: 'a', quantity: 3 }], expected_amount: '2350.00' }])
})

it('sends another sum only where one was typed, and follows the copies again when others are chosen', async () => {
  await open()
  await type(sum(), '50')
  await until(() => expect(isOff()).toBe(false))
  expect(quoted).toEqual([{ amount: '50.00' }])
  await type(copies(), '3')
  await until(() => expect(sum()?.value).toBe('1653.00'))
  await type(sum(), '')
  expect(sum()?.value).toBe('')
  await until(() => expect(shown()).toContain('Rs 1,653'))
  await type(sum(), '१,५००')
  await until(() => expect(isOff()).toBe(false))
  await press()
  await until(() => expect(refunded).toHaveLength(1))
  expect(refunded).toEqual([{ lines: [{ line: 'a', quantity: 3 }], amount: '1500.00' }])
})

it('nothing can be refunded while its sum is not known, and a late answer for other copies is not shown', async () => {
  const answers = [answerLater<Response>(), answerLater<Response>()]
  answerQuote = (body) => (answers[quantityOf(body) - 1] ?? answerLater<Response>()).promise
  await open()
  await type(copies(), '1')
  await type(copies(), '2')
  expect(shown()).toContain('resources.orders.refundLoading')
  expect(isOff()).toBe(true)
  await press()
  expect(refunded).toEqual([])
  await settle(() => answers[1]?.answer(quoteOf({ amount: '1103.33' })))
  await until(() => expect(sum()?.value).toBe('1103.33'))
  await settle(() => answers[0]?.answer(quoteOf({ amount: '551.66' })))
  expect(sum()?.value).toBe('1103.33')
})

it('shows the new sum when the API refuses the one that was shown', async () => {
  await open()
  await type(copies(), '1')
  await until(() => expect(sum()?.value).toBe('551.00'))
  answerQuote = () => quoteOf({ amount: '552.00' })
  answerRefund = () => Response.json({ detail: 'The refund is now Rs 552.', code: 'amount_changed' }, { status: 409 })
  await press()
  await until(() => expect(sum()?.value).toBe('552.00'))
  expect(shown()).toContain('The refund is now Rs 552.')
  answerRefund = () => Response.json(order)
  await press()
  await until(() => expect(refunded.map((body) => body.expected_amount)).toEqual(['551.00', '552.00']))
})

it('a repeated attempt after a lost answer is the same request, also when the next copy has another price', async () => {
  await open()
  await type(copies(), '1')
  await until(() => expect(sum()?.value).toBe('551.00'))
  answerRefund = () => Response.json({ detail: 'Try again later.' }, { status: 500 })
  await press()
  await until(() => expect(isOff()).toBe(false))
  answerQuote = () => quoteOf({ amount: '551.01' })
  await type(copies(), '2')
  await type(copies(), '1')
  await until(() => expect(sum()?.value).toBe('551.01'))
  await press()
  await until(() => expect(refunded).toHaveLength(2))
  expect(refunded[1]).toEqual(refunded[0])
  expect(new Set(keys)).toEqual(new Set([expect.any(String)]))
})

it('says why a sum could not be worked out, and asks again', async () => {
  answerQuote = () => Response.json({ detail: 'No such line.', code: 'unknown_line' }, { status: 409 })
  await open()
  await type(copies(), '1')
  await until(() => expect(shown()).toContain('No such line.'))
  expect(isOff()).toBe(true)
  answerQuote = () => quoteOf({ amount: '551.00' })
  const again = Array.from(dialog()?.querySelectorAll('button') ?? []).find(
    ({ textContent }) => textContent === 'admin.action.tryAgain',
  )
  await settle(() => again?.click())
  await until(() => expect(sum()?.value).toBe('551.00'))
})

it('says that a sum is beyond what the role may refund', async () => {
  answerQuote = () => quoteOf({ amount: '2100.00', is_allowed: false })
  await open()
  await type(sum(), '2100')
  await until(() => expect(shown()).toContain('resources.orders.refundLimit'))
  expect(isOff()).toBe(true)
})

it.each([
  ['Rs 100', 'admin.errors.notASum'],
  ['0', 'admin.errors.notASum'],
  ['2,350.01', 'resources.orders.mostRefund'],
])('says at the field what is wrong with %j', async (text, message) => {
  await open()
  await type(sum(), text)
  expect(sum()?.getAttribute('aria-invalid')).toBe('true')
  const notes = sum()?.getAttribute('aria-describedby')?.split(' ') ?? []
  const error = notes.map((id) => document.getElementById(id)).find((note) => note?.className === 'error-text')
  expect(error?.textContent).toBe(message)
  expect([isOff(), quoted]).toEqual([true, []])
})
