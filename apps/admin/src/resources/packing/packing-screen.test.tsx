// @vitest-environment happy-dom
import type { Shipment, StaffOrder } from '@dabali/api-client/staff'
import { act } from 'react'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { render, settle } from '../../testing/render.tsx'
import { ORDERS } from '../orders/orders.ts'
import PackingScreen from './packing-screen.tsx'

const left = [{ line: 'l1', quantity: 2 }]
const parcel = {
  ...{ id: 's1', version: 3, status: 'packed', courier: 'Valley Courier', tracking: '' },
  lines: [{ line: 'l1', quantity: 2 }],
} as unknown as Shipment
const order = {
  ...{ id: 'o1', number: '100001', notes: [], shipments: [], lines_to_pack: left, pack_by: null },
  lines: [{ id: 'l1', product_title: 'The Rain Ledger', product_id: null }],
} as unknown as StaffOrder

type Request = { path: string; method: string; body: unknown; key: string | null }
let requests: Request[] = []
beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const key = new Headers(headers).get('idempotency-key')
    requests.push({ path: String(address), method, body: body && JSON.parse(String(body)), key })
    if (String(address).includes('.pdf')) return new Response('pdf')
    return Response.json(method === 'GET' ? { count: 0, results: [] } : { ...parcel, status: 'shipped' })
  })
})
afterAll(() => vi.unstubAllGlobals())

async function open(shown: StaffOrder) {
  const { container, router } = await render(<PackingScreen />, {
    permissions: ['orders.read', 'orders.write'],
    dataProvider: { getOne: async () => ({ data: shown }) as never },
    at: { path: '/packing/o1/show', route: '/packing/:id/show' },
  })
  while (!container.querySelector('form')) await settle()
  const button = (text: string) =>
    Array.from(container.querySelectorAll('button')).find((one) => one.textContent === text)
  return {
    container,
    router,
    scanner: () => container.querySelector('.scan input'),
    async press(text: string) {
      button(text)?.focus()
      await act(async () => button(text)?.click())
      await settle()
    },
  }
}

it('the scanner types into its field after "Count one" and after a download', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one')
  // This DOM would go to the address of the file.
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { scanner, press } = await open(order)
  expect(document.activeElement).toBe(scanner())
  await press('resources.packing.byHand')
  expect(document.activeElement).toBe(scanner())
  await press('resources.orders.papers.labels')
  while (saved.mock.calls.length === 0) await settle()
  expect(saved).toHaveBeenCalledOnce()
  expect(requests.at(-1)?.path).toContain('labels.pdf')
  expect(document.activeElement).toBe(scanner())
})

it('a parcel that is packed and not shipped is shipped without packing it again', async () => {
  const { container, router, press } = await open({ ...order, lines_to_pack: [], shipments: [parcel] })
  expect(container.textContent).toContain('2 × The Rain Ledger')
  await press('resources.packing.ship')
  const [write, ...more] = requests.filter(({ method }) => method !== 'GET')
  expect(more).toEqual([])
  expect(write).toMatchObject({ method: 'PATCH', body: { status: 'shipped', courier: 'Valley Courier' } })
  expect(write?.key).toEqual(expect.any(String))
  expect(router.state.location.pathname).toBe('/packing')
})

it('the list of packed orders is not that of orders to pack', async () => {
  const asked: unknown[] = []
  const client = {
    call: async (_: string, { query }: { query?: unknown } = {}) => {
      asked.push(query)
      return { count: 0, results: [] }
    },
  }
  const packing = ORDERS.find(({ name }) => name === 'packing')
  const list = (filter: Record<string, string>) =>
    packing?.calls.list?.(client as never, { page: 1, pageSize: 25, filter } as never, {})
  await list({})
  await list({ fulfilment: 'packed' })
  expect(asked).toMatchObject([{ work: 'pack' }, { fulfilment: 'packed' }])
  expect(asked[1]).not.toHaveProperty('work')
})
