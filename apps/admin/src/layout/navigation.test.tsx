// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { RESOURCES } from '../resources/registry.ts'
import { render } from '../testing/render.tsx'
import { Navigation } from './navigation.tsx'

const permissions = ['orders.read', 'refunds.read', 'products.read']

async function open(path: string) {
  const close = vi.fn()
  await render(<Navigation resources={RESOURCES} isOpen={false} stayAt={close} close={close} />, {
    permissions,
    at: { path, route: '*' },
    dataProvider: { getList: async () => ({ data: [], total: 3 }) as never },
  })
  await act(() => vi.waitFor(() => expect(document.querySelectorAll('.group').length).toBeGreaterThan(1)))
}

const groups = (open: boolean) =>
  Array.from(document.querySelectorAll(`.group[aria-expanded="${open}"]`), (link) => link.getAttribute('href'))
const screens = () => Array.from(document.querySelectorAll('li a'), (link) => link.getAttribute('href'))

it('only the group of the present screen is open, and another leads to its first screen', async () => {
  await open('/refunds/1/show')
  expect(groups(true)).toEqual(['/orders'])
  expect(groups(false)).toEqual(['/products', '/security'])
  expect(screens()).toEqual(['/orders', '/packing', '/refunds'])
})

it('at home all groups are closed, and tell how much work they have', async () => {
  await open('/')
  expect([groups(true), screens()]).toEqual([[], []])
  await act(() => vi.waitFor(() => expect(document.querySelector('.group .count')?.textContent).toContain('6')))
})
