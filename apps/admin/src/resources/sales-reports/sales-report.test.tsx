// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { render, settle } from '../../testing/render.tsx'
import { SalesReport } from './sales-report.tsx'

const FIGURES = {
  ...{ orders: 1, copies: 1, returned_copies: 0, goods: '100.00', discounts: '0.00', delivery: '0.00' },
  ...{ refunds: '0.00', refunds_vat: '0.00', vat: '0.00', net: '100.00' },
}
const row = (key: string, product_class: string | null, title = {}) => ({
  ...{ key, product_class, title, starts_at: null },
  ...FIGURES,
})
const ROWS = [
  row('1', 'Book', { en: 'Fog' }),
  row('2', 'E-book', { en: 'Fog' }),
  row('delivery', null),
  row('gift-card', 'Gift card'),
]
afterEach(() => vi.unstubAllGlobals())

it('the editions of a work are told apart by their class in the sales by item', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ total: FIGURES, rows: ROWS }))
  const { container } = await render(
    <SalesReport period={{ from: '2026-11-01', to: '2026-11-30' } as never} by="item" setBy={() => undefined} />,
  )
  const names = () => Array.from(container.querySelectorAll('tbody th[scope=row]'), ({ textContent }) => textContent)
  while (names().length < ROWS.length) await settle()
  const editions = ['Fog, resources.orders.classes.Book', 'Fog, resources.orders.classes.E-book']
  const others = ['resources.sales-reports.groups.delivery', 'resources.sales-reports.groups.gift-card']
  expect(names()).toEqual([...editions, ...others])
  const chart = container.querySelector('figure, svg')?.parentElement?.textContent
  for (const edition of editions) expect(chart).toContain(edition)
})
