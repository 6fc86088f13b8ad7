// @vitest-environment happy-dom
import type { GuestList } from '@dabali/api-client'
import { act } from 'react'
import { Notification } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render, settle } from '../../testing/render.tsx'
import GuestListScreen from './guest-list-screen.tsx'

const listOf = (quota: number) =>
  ({ event_date_id: 5, guest_quota: quota, num_people: 3, num_arrived: 0, guests: [] }) as unknown as GuestList

const sent: { version: string | null; body: unknown }[] = []
let quota: number
beforeEach(() => {
  sessionStorage.clear()
  sent.length = 0
  quota = 50
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', headers, body }: RequestInit) => {
    if (method === 'GET') return Response.json(listOf(quota))
    const version = new Headers(headers).get('if-match')
    sent.push({ version, body: JSON.parse(String(body)) })
    if (version === `"${quota}"`) return Response.json(listOf(60))
    return Response.json({ detail: 'Changed.', code: 'version_conflict', current: listOf(quota) }, { status: 409 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const buttonOf = (name: string) =>
  Array.from(document.querySelectorAll('button')).findLast(({ textContent }) => textContent === name)
const type = (text: string) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type=number]')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const send = () => settle(() => document.querySelector('form')?.requestSubmit())

it('a quota that a colleague has changed while the dialog was open is a choice, and not written over', async () => {
  await render(<GuestListScreen />, {
    permissions: ['guest_list.write'],
    at: { path: '/guest-list/5/show', route: '/guest-list/:id/show' },
  })
  await act(() => vi.waitFor(() => expect(buttonOf('resources.guest-list.changeQuota')).toBeDefined()))
  await settle(() => buttonOf('resources.guest-list.changeQuota')?.click())
  await type('60')
  quota = 80
  // As when the member comes back to the tab: the list behind the dialog is loaded again.
  await settle(() => window.dispatchEvent(new Event('visibilitychange')))
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('resources.guest-list.counts')))
  await send()
  expect(sent).toEqual([{ version: '"50"', body: { guest_quota: 60 } }])
  const choice = document.querySelector('.conflict')
  expect(choice?.textContent).toContain('80')
  await settle(() => choice?.querySelectorAll<HTMLInputElement>('input')[0]?.click())
  await settle(() => choice?.querySelector('button')?.click())
  await send()
  expect(sent.at(-1)).toEqual({ version: '"80"', body: { guest_quota: 60 } })
})

it('a guest whom another door has admitted meanwhile is refused, and nothing is said to be done', async () => {
  const guests = [{ id: 'guest', name: 'Asha', people: 1, num_arrived: 0 }]
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit) =>
    Response.json(method === 'GET' ? { ...listOf(50), guests } : { result: 'already' }),
  )
  await render(
    <>
      <GuestListScreen />
      <Notification />
    </>,
    { permissions: ['check_in.write'], at: { path: '/guest-list/5/show', route: '/guest-list/:id/show' } },
  )
  await act(() => vi.waitFor(() => expect(buttonOf('resources.guest-list.checkInOne')).toBeDefined()))
  const [inRow] = Array.from(document.querySelectorAll<HTMLButtonElement>('td button'))
  await settle(() => inRow?.click())
  await act(() => vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull()))
  expect(document.querySelector('[role=alert]')?.textContent).toBe('resources.guest-list.results.already')
  expect(document.body.textContent).not.toContain('resources.guest-list.hasArrived')
})
