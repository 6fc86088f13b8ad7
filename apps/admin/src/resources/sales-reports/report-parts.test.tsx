// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { render } from '../../testing/render.tsx'
import { ReportTable } from './report-parts.tsx'

const ROWS = Array.from({ length: 120 }, (_, at) => at + 1)

it('a printed table has every row, and the screen its page again afterwards', async () => {
  const { container } = await render(
    <ReportTable<number>
      caption="Sales by item"
      name={{ label: 'Item', show: (row) => `Item ${row}` }}
      keyOf={String}
      columns={[{ label: 'Net sales', show: (row) => row }]}
      rows={ROWS}
      empty="No sales"
      total={['7260']}
    />,
  )
  const rows = () => container.querySelectorAll('tbody tr').length
  const buttons = () => container.querySelectorAll('button').length
  expect([rows(), buttons()]).toEqual([50, 2])
  await act(async () => {
    window.dispatchEvent(new Event('beforeprint'))
    // The browser prints when the event has been handled, and does not wait for React.
    expect([rows(), buttons()]).toEqual([120, 0])
  })
  await act(async () => window.dispatchEvent(new Event('afterprint')))
  expect(rows()).toBe(50)
})
