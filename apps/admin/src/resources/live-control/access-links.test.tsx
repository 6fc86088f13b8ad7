// @vitest-environment happy-dom
import type { StaffLive } from '@dabali/api-client/staff'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render, settle } from '../../testing/render.tsx'
import { AccessLinks } from './access-links.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit) =>
    method === 'GET'
      ? Response.json({ count: 0, next: null, previous: null, results: [] })
      : Response.json({ hashes: [{ id: 'one', path: '/event/dapha/5/live/abc' }] }, { status: 201 }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const named = (name: string) =>
  Array.from(document.querySelectorAll('button')).findLast(({ textContent }) => textContent === name)
const addresses = () => document.querySelector<HTMLTextAreaElement>('textarea[readonly]')?.value
const click = (button: Element | undefined | null, detail: number) =>
  settle(() => button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })))

async function makeLinks() {
  await render(<AccessLinks live={{ event_date_id: 5 } as StaffLive} />, { permissions: ['live.write'] })
  await settle(() => named('resources.live-control.links.new')?.click())
  await settle(() => document.querySelector('form')?.requestSubmit())
  await act(() => vi.waitFor(() => expect(addresses()).toContain('/live/abc')))
}

it('a double click on Close does not lose the addresses, which nothing shows again', async () => {
  await makeLinks()
  const place = named('admin.action.close')?.parentElement?.firstElementChild
  await click(place, 1)
  await click(place, 2)
  expect(addresses()).toContain('/live/abc')
  const anyway = named('resources.live-control.links.closeAnyway')
  await click(anyway, 2)
  expect(addresses()).toContain('/live/abc')
  await click(anyway, 1)
  await act(() => vi.waitFor(() => expect(addresses()).toBeUndefined()))
})

it('the dialog closes at once when the addresses were copied', async () => {
  await makeLinks()
  await settle(() => document.querySelector('textarea')?.dispatchEvent(new Event('copy', { bubbles: true })))
  await click(named('admin.action.close'), 1)
  await act(() => vi.waitFor(() => expect(addresses()).toBeUndefined()))
})
