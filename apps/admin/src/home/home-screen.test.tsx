// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import HomeScreen, { inRuns } from './home-screen.tsx'

const PERMISSIONS = [
  ...['orders.read', 'orders.write', 'refunds.read', 'payments.read', 'reviews.read', 'messages.read'],
  ...['stock.read', 'system.read'],
]
const shown = () =>
  Array.from(document.querySelectorAll('.todo li'), (row) => [
    row.querySelector('h3')?.textContent?.split('.')[2],
    row.querySelector('.count')?.textContent,
    row.querySelector('.count')?.classList.contains('error-text'),
  ])

async function openHome(total: (resource: string, filter: object) => number, permissions = PERMISSIONS) {
  await render(<HomeScreen />, {
    permissions,
    dataProvider: {
      getList: async (resource, { filter }) => ({ data: [], total: total(resource, filter) }) as never,
    },
  })
}

it('the home page lists each kind of work with its number, what is due today first', async () => {
  await openHome((resource) => resource.length)
  await act(() => vi.waitFor(() => expect(shown().length).toBe(8)))
  const rows = shown()
  expect(rows.map(([key]) => key).toSorted()).toEqual(
    ['toPack', 'packToday', 'refunds', 'payments', 'lowStock', 'failedJobs', 'reviews', 'messages'].toSorted(),
  )
  const isUrgent = rows.map(([, , urgent]) => urgent)
  expect(isUrgent).toEqual([true, true, true, false, false, false, false, false])
  expect(rows.find(([key]) => key === 'reviews')?.[1]).toBe(String('reviews'.length))
})

it('work that is done is not listed', async () => {
  await openHome((resource) => (resource === 'jobs' ? 2 : 0))
  await act(() => vi.waitFor(() => expect(shown()).toEqual([['failedJobs', '2', false]])))
})

it('packing is listed for those who may pack', async () => {
  await openHome(() => 1, ['orders.read', 'refunds.read'])
  await act(() => vi.waitFor(() => expect(shown()).toEqual([['refunds', '1', true]])))
})

it('an event of tonight leads to the guest list of its date', async () => {
  const starts_at = new Date().toISOString()
  const event = { id: 4, slug: 'rain-concert', title: { en: 'Rain concert', ne: '' }, next_date: starts_at }
  const date = { id: 13, starts_at, status: 'scheduled', ticket_types: [] }
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const url = typeof request === 'string' ? request : request.url
    return Response.json({ count: 1, results: [/dates/.test(url) ? date : event] })
  })
  try {
    await openHome(() => 0, ['events.read', 'guest_list.read'])
    const link = () => document.querySelector('a[href*="guest-list"]')?.getAttribute('href')
    await act(() => vi.waitFor(() => expect(link()).toBe('/guest-list/13/show')))
  } finally {
    vi.unstubAllGlobals()
  }
})

it('a day without work says so', async () => {
  await openHome(() => 0)
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('home.noWork')))
  expect(shown()).toEqual([])
})

it('one change of many things is one row of the activity', () => {
  const event = (operation: string, email = 'a') => ({ operation, email }) as Parameters<typeof inRuns>[0][number]
  const runs = inRuns([event('runImport'), event('runImport'), event('runImport', 'b'), event('addOrderNote', 'b')])
  expect(runs.map(({ first: { operation, email }, more }) => [operation, email, more])).toEqual([
    ['runImport', 'a', 1],
    ['runImport', 'b', 0],
    ['addOrderNote', 'b', 0],
  ])
})
