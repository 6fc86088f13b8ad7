// @vitest-environment happy-dom

import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render, settle } from '../../testing/render.tsx'
import PlanScreen from './plan-screen.tsx'
import { actionOfKey } from './use-plan.ts'

const VENUE = { id: 3, slug: 'hiti', name: { en: 'Hiti Hall', ne: '' }, version: 1 }
let newest: number
const section = (id: number) => ({ id, name: { en: 'Stalls', ne: '' }, standing: null, num_ticket_types: 0, seats: [] })
const planOf = (revision: number) => ({
  ...{ venue_id: 3, version: newest, revision },
  revisions: Array.from({ length: newest }, (_, at) => ({ revision: newest - at, num_seats: 0, num_dates: at })),
  sections: [section(revision * 100)],
})

beforeEach(() => {
  localStorage.clear()
  newest = 1
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    const revision = Number(searchParams.get('revision') ?? newest)
    return Response.json(pathname.includes('seating') ? planOf(revision) : VENUE)
  })
})
afterEach(() => vi.unstubAllGlobals())

const named = (name: string) =>
  Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === name)
const sections = () => document.querySelectorAll('.plan-section').length

async function openPlan(path = '/venues/3/show') {
  await render(<PlanScreen />, { permissions: ['events.write'], at: { path, route: '/venues/:id/show' } })
  await act(() => vi.waitFor(() => expect(sections()).toBe(1)))
}
/** As when the member comes back to the tab. */
const loadAgain = async (answered: () => void) => {
  window.dispatchEvent(new Event('visibilitychange'))
  await act(() => vi.waitFor(answered))
}
const conflict = () => document.querySelector('.conflict')

it('unsaved changes stay when another member draws a new version, and go on in it', async () => {
  await openPlan()
  await settle(() => named('resources.seating.addSection')?.click())
  expect(sections()).toBe(2)
  newest = 2
  await loadAgain(() => expect(conflict()?.textContent).toContain('resources.seating.drawnAnew'))
  expect(sections()).toBe(2)
  await settle(() => named('resources.seating.useMine')?.click())
  expect(sections()).toBe(2)
  expect(conflict()).toBeNull()
  expect(document.querySelector('select')?.value).toBe('2')
})

it('a new version is shown at once where nothing is unsaved', async () => {
  await openPlan()
  newest = 2
  await loadAgain(() => expect(document.querySelector('select')?.value).toBe('2'))
  expect(conflict()).toBeNull()
})

async function chooseVersion(revision: string) {
  const select = document.querySelector('select')
  await settle(() => {
    if (!select) return
    select.focus()
    select.value = revision
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

it('the choice of a version keeps the focus', async () => {
  newest = 2
  await openPlan()
  await chooseVersion('1')
  await act(() => vi.waitFor(() => expect(document.querySelector('select')?.value).toBe('1')))
  expect(document.activeElement).toBe(document.querySelector('select'))
})

it('another version is chosen with unsaved changes only after a question, whose first answer is to stay', async () => {
  newest = 2
  await openPlan()
  await settle(() => named('resources.seating.addSection')?.click())
  await chooseVersion('1')
  const dialog = document.querySelector('[role=dialog]')
  expect(dialog?.textContent).toContain('admin.unsaved.title')
  expect(Array.from(dialog?.querySelectorAll('button') ?? [], ({ textContent }) => textContent)).toEqual([
    'admin.action.cancel',
    'admin.unsaved.leave',
  ])
  await settle(() => named('admin.action.cancel')?.click())
  expect([sections(), document.querySelector('select')?.value]).toEqual([2, '2'])
  await chooseVersion('1')
  await settle(() => named('admin.unsaved.leave')?.click())
  await act(() => vi.waitFor(() => expect(document.querySelector('select')?.value).toBe('1')))
  expect(sections()).toBe(1)
})

const pressKey = (key: string, isShifted = false, target: Element = document.body) =>
  settle(() =>
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key, ctrlKey: true, shiftKey: isShifted, bubbles: true, cancelable: true }),
    ),
  )

it('the buttons of the history keep the focus at its ends', async () => {
  await openPlan()
  await settle(() => named('resources.seating.addSection')?.click())
  for (const [name, left] of [
    ['undo', 1],
    ['redo', 2],
  ] as const) {
    const button = named(`resources.seating.${name}`)
    for (const _ of [1, 2]) await settle(() => button?.click())
    expect(sections()).toBe(left)
    expect([button?.disabled, button?.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  }
})

it('the keys of the history are heard while nothing has the focus, but not in another part of the page', async () => {
  await openPlan()
  await settle(() => named('resources.seating.addSection')?.click())
  const other = document.body.appendChild(document.createElement('button'))
  await pressKey('z', false, other)
  other.remove()
  expect(sections()).toBe(2)
  await pressKey('z')
  expect(sections()).toBe(1)
  await pressKey('z', true)
  expect(sections()).toBe(2)
})

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false }

it.each([
  [{ key: 'z', ctrlKey: true }, 'undo'],
  [{ key: 'Z', metaKey: true, shiftKey: true }, 'redo'],
  [{ key: 'Delete' }, 'remove'],
  [{ key: 'Escape' }, 'clear'],
  [{ key: 'z' }, undefined],
  [{ key: 'Delete', ctrlKey: true }, undefined],
])('%j: %s', (pressed, action) => expect(actionOfKey({ ...NONE, ...pressed })).toBe(action))
