// @vitest-environment happy-dom
import type { UnsettledCash } from '@dabali/api-client/staff'
import { act } from 'react'
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { answerLater, render, settle } from '../../testing/render.tsx'
import CashScreen from './cash-screen.tsx'

const order = (number: string, amount: string) =>
  ({
    id: number,
    number,
    amount,
    couriers: ['Valley'],
    delivered_at: null,
    is_collected: true,
  }) as unknown as UnsettledCash
const orders = [order('100001', '500.00'), order('100002', '250.00')]

beforeEach(() =>
  vi.stubGlobal('fetch', async () => Response.json({ count: 0, results: [], columns: null, filters: [] })),
)
afterAll(() => vi.unstubAllGlobals())

/** The form of the first order. */
async function openForm() {
  // This DOM does not know the element <search>.
  const log = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => expect(log.mock.calls.filter((message) => !message.includes('search'))).toEqual([]))
  const { container } = await render(<CashScreen />, {
    permissions: ['payments.read', 'payments.write'],
    dataProvider: { getList: async () => ({ data: orders, total: 2 }) as never },
  })
  const ticks = () => Array.from(container.querySelectorAll<HTMLElement>('table input[type=checkbox]'))
  while (ticks().length < 2) await settle()
  const tick = (at: number) => act(async () => ticks()[at]?.click())
  const field = (name: string) => container.querySelector<HTMLInputElement>(`input[id$="-${name}"]`)
  const type = (name: string, text: string) =>
    act(async () => {
      const input = field(name)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  await tick(0)
  return { tick, field, type, record: () => container.querySelector<HTMLElement>('form.stack [type=submit]') }
}

it('what was typed stays when another order is chosen, and the sum follows the orders', async () => {
  const { tick, field, type } = await openForm()
  expect(field('amount')?.value).toBe('500.00')
  await type('reference', 'V-77')
  await tick(1)
  expect(field('reference')?.value).toBe('V-77')
  expect(field('amount')?.value).toBe('750.00')
  await tick(0)
  await tick(1)
  expect(field('reference')).toBeNull()
  await tick(1)
  expect([field('reference')?.value, field('amount')?.value]).toEqual(['V-77', '250.00'])
})

it('a sum with commas is read, and what is no sum is named at its field', async () => {
  const sent: { amount: string }[] = []
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (method === 'POST') sent.push(JSON.parse(body))
    return Response.json({ count: 0, results: [], columns: null, filters: [] })
  })
  const { field, type, record } = await openForm()
  await type('amount', 'Rs 100')
  await settle(() => record()?.click())
  const amount = field('amount')
  const problem = document.getElementById(amount?.getAttribute('aria-describedby') ?? '')
  expect([amount?.getAttribute('aria-invalid'), problem?.textContent]).toEqual(['true', 'admin.errors.notASum'])
  expect(document.activeElement).toBe(amount)
  expect(sent).toEqual([])
  await type('amount', '1,00,000')
  expect(amount?.getAttribute('aria-invalid')).toBe('false')
  await settle(() => record()?.click())
  expect(sent).toMatchObject([{ amount: '100000.00' }])
})

it('the button keeps the focus while it is sent, and the first wrong field has it after a refusal', async () => {
  const refusal = answerLater<Response>()
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: { method?: string } = {}) =>
    method === 'POST' ? refusal.promise : Response.json({ count: 0, results: [], columns: null, filters: [] }),
  )
  const { field, record } = await openForm()
  await settle(() => {
    record()?.focus()
    record()?.click()
  })
  expect([record()?.matches(':disabled'), record()?.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  const body = { reference: ['This field is required.'], code: 'invalid' }
  await settle(() => refusal.answer(Response.json(body, { status: 400 })))
  while (field('reference')?.getAttribute('aria-invalid') !== 'true') await settle()
  expect(document.activeElement).toBe(field('reference'))
})
