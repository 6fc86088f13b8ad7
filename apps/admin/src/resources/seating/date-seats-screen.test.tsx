// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render, settle } from '../../testing/render.tsx'
import DateSeatsScreen from './date-seats-screen.tsx'

let state: 'free' | 'blocked'
let numSent: number
let answer: () => void

const seatsOfDate = () => ({
  ...{ event_date_id: 7, version: 1 },
  sections: [
    {
      ...{ id: 1, name: { en: 'Stalls', ne: '' }, standing: null },
      seats: [{ id: 11, row: 'A', number: 1, x: 0, y: 0, kind: 'normal', state }],
    },
  ],
})

beforeEach(() => {
  state = 'free'
  numSent = 0
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit) => {
    if (method === 'GET') {
      const isSeats = new URL(address, 'http://localhost').pathname.includes('seats')
      return Response.json(isSeats ? seatsOfDate() : { id: 7, starts_at: '2026-12-12T12:00:00Z' })
    }
    numSent += 1
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    state = state === 'free' ? 'blocked' : 'free'
    return Response.json(seatsOfDate())
  })
})
afterEach(() => vi.unstubAllGlobals())

const named = (name: string) =>
  Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === name)

it.each([
  { name: 'block', before: 'free' },
  { name: 'release', before: 'blocked' },
] as const)(
  'the button that sends a change keeps the focus and is not pressed twice: $name',
  async ({ name, before }) => {
    state = before
    const at = { path: '/events/3/dates/7', route: '/events/:id/dates/:dateId' }
    await render(<DateSeatsScreen />, { permissions: ['events.write'], at })
    await act(() => vi.waitFor(() => expect(document.querySelector('[data-seat="11"]')).not.toBeNull()))
    const seat = document.querySelector('[data-seat="11"]')
    await settle(() => seat?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' })))
    const button = named(`resources.seating.${name}`)
    const isReady = () => [button?.disabled, button?.getAttribute('aria-disabled')]
    expect(isReady()).toEqual([false, null])
    button?.focus()
    for (const _ of [1, 2]) await settle(() => button?.click())
    expect([numSent, ...isReady()]).toEqual([1, false, 'true'])
    await settle(() => answer())
    // Nothing is selected any more.
    await act(() => vi.waitFor(() => expect(named('resources.seating.clear')).toBeUndefined()))
    await settle(() => button?.click())
    expect([numSent, ...isReady()]).toEqual([1, false, 'true'])
    expect(document.activeElement).toBe(button)
  },
)
