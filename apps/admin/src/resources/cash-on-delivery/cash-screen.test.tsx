// @vitest-environment happy-dom
import type { UnsettledCash } from '@dabali/api-client/staff'
import { act } from 'react'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { render, settle } from '../../testing/render.tsx'
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

it('what was typed stays when another order is chosen, and the sum follows the orders', async () => {
  // This DOM does not know the element <search>.
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { container } = await render(<CashScreen />, {
    permissions: ['payments.read', 'payments.write'],
    dataProvider: { getList: async () => ({ data: orders, total: 2 }) as never },
  })
  const ticks = () => Array.from(container.querySelectorAll<HTMLElement>('table input[type=checkbox]'))
  while (ticks().length < 2) await settle()
  const tick = (at: number) => act(async () => ticks()[at]?.click())
  const field = (name: string) => container.querySelector<HTMLInputElement>(`input[id$="-${name}"]`)
  await tick(0)
  expect(field('amount')?.value).toBe('500.00')
  await act(async () => {
    const reference = field('reference')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(reference, 'V-77')
    reference?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await tick(1)
  expect(field('reference')?.value).toBe('V-77')
  expect(field('amount')?.value).toBe('750.00')
  await tick(0)
  await tick(1)
  expect(field('reference')).toBeNull()
  await tick(1)
  expect([field('reference')?.value, field('amount')?.value]).toEqual(['V-77', '250.00'])
  expect(log.mock.calls.filter((message) => !message.includes('search'))).toEqual([])
})
