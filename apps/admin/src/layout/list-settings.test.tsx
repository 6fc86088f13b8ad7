// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetLogin, loadMe, rememberLogin } from '../data/auth-provider.ts'
import { render, settle } from '../testing/render.tsx'
import { SavedFilterActions } from './list-settings.tsx'

const ME = { account_id: 'maya', permissions: [], second_factor: { state: 'passed' } }
const keys: (string | null)[] = []
beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  keys.length = 0
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', headers }: RequestInit) => {
    if (method === 'GET') return Response.json(ME)
    keys.push(new Headers(headers).get('idempotency-key'))
    return Response.json({ detail: 'Try again later.' }, { status: 500 })
  })
  rememberLogin()
  await loadMe({ again: true })
})
afterEach(() => {
  forgetLogin()
  vi.unstubAllGlobals()
})

const button = (name: string) =>
  Array.from(document.querySelectorAll('button')).findLast(({ textContent }) => textContent === name)

/** Saves a filter under a name in a new tab of the screen; nothing answers. */
async function saveFilter(filter: Record<string, string>, name: string) {
  await render(<SavedFilterActions list="orders" filter={filter} />)
  await settle(() => button('admin.savedFilters.save')?.click())
  const dialog = Array.from(document.querySelectorAll('[role="dialog"]')).at(-1)
  await act(async () => {
    const input = dialog?.querySelector('input')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, name)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const before = keys.length
  await settle(() => dialog?.querySelector('form')?.requestSubmit())
  await act(() => vi.waitFor(() => expect(keys.length).toBeGreaterThan(before)))
  await settle()
  return keys.at(-1)
}

it('the same name for another filter is another request, for the same filter the same', async () => {
  const first = await saveFilter({ channel: 'box_office' }, 'Mine')
  vi.resetModules()
  expect(await saveFilter({ channel: 'web' }, 'Mine')).not.toBe(first)
  expect(await saveFilter({ channel: 'box_office' }, 'Mine')).toBe(first)
})
