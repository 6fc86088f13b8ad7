// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render, settle } from '../../testing/render.tsx'
import RoleScreen from './role-screen.tsx'

const ROLES = [
  {
    role: 'support',
    permissions: ['orders.read', 'orders.write', 'refunds.write', 'stock.read'],
    refund_limit: '2000.00',
  },
  { role: 'door', permissions: ['check_in.write'], refund_limit: '0.00' },
]

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const cells = (right: string) =>
  Array.from(document.querySelectorAll('tbody tr'))
    .find((row) => row.querySelector('th')?.textContent?.endsWith(`rights.${right}`))
    ?.querySelectorAll('td')
const shown = (right: string) => Array.from(cells(right) ?? [], (cell) => cell.getAttribute('data-access'))

it('the table has what each role changes, sees or has not, and its limits in words; the file has the same', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ results: ROLES }))
  await render(<RoleScreen />)
  await act(() => vi.waitFor(() => expect(document.querySelector('table')).not.toBeNull()))
  expect([shown('orders'), shown('stock'), shown('checkIn')]).toEqual([
    ['all', 'none'],
    ['see', 'none'],
    ['none', 'all'],
  ])
  expect(cells('refunds')?.[0]?.textContent).toContain('limit.refunds')
  expect(document.querySelectorAll('.roles-narrow section').length).toBe(2)

  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:'
  })
  await settle(() => document.querySelector<HTMLButtonElement>('.head button')?.click())
  const [head, ...rows] = ((await files[0]?.text()) ?? '').trim().split('\r\n')
  expect(head).toContain('"roles.support","roles.door"')
  const refunds = rows.find((row) => row.includes('rights.refunds'))
  expect(refunds).toMatch(/access\.all \(.*limit\.refunds\)","resources\.members\.roles\.access\.none"$/)
  expect(rows.length).toBeGreaterThan(20)
})
