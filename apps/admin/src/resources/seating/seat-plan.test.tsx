// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SeatPlan, type ShownSeat } from './seat-plan.tsx'
import type { SeatIds } from './seating-plan.ts'

const seats: ShownSeat[] = ['A', 'B'].flatMap((row, depth) =>
  [1, 2, 3].map((number) => ({
    ...{ id: depth * 10 + number, row, number, x: number * 20, y: depth * 24, kind: 'normal' as const },
    ...{ label: `${row}${number}`, isTaken: false, isBlocked: false },
  })),
)
let selected: SeatIds = new Set()
let root: ReturnType<typeof createRoot>
let box: HTMLElement

const draw = (shown = seats) =>
  act(async () => {
    root.render(
      <SeatPlan
        name="Hall"
        seats={shown}
        selected={selected}
        scale={1}
        onSelect={(ids) => {
          selected = ids
        }}
      />,
    )
  })
const seat = (label: string) => box.querySelector<SVGElement>(`[aria-label="${label}"]`)
async function send(label: string, ...events: Event[]) {
  await act(async () => {
    for (const event of events) seat(label)?.dispatchEvent(event)
  })
  await draw()
  return [...selected].toSorted((one, other) => one - other)
}
const mouse = (keys: PointerEventInit = {}) =>
  new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType: 'mouse', ...keys })
const touch = () => [
  new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }),
  new PointerEvent('click', { bubbles: true, pointerType: 'touch' }),
]
const key = (name: string, keys: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { bubbles: true, key: name, ...keys })

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  selected = new Set()
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
  await draw()
})
afterEach(async () => {
  await act(async () => root.unmount())
  box.remove()
})

it('a mouse selects one seat, with Control besides others, and with Shift all between', async () => {
  expect(await send('A1', mouse())).toEqual([1])
  expect(await send('A3', mouse())).toEqual([3])
  expect(await send('B1', mouse({ ctrlKey: true }))).toEqual([3, 11])
  expect(await send('B1', mouse({ ctrlKey: true }))).toEqual([3])
  await send('A1', mouse())
  expect(await send('A3', mouse({ shiftKey: true }))).toEqual([1, 2, 3])
  expect(await send('B2', mouse({ shiftKey: true }))).toEqual([1, 2, 11, 12])
})

it('by touch a tap adds a seat or takes it away, and the begin of a scroll does nothing', async () => {
  expect(await send('A1', touch()[0] as Event)).toEqual([])
  expect(await send('A1', ...touch())).toEqual([1])
  expect(await send('B3', ...touch())).toEqual([1, 13])
  expect(await send('A1', ...touch())).toEqual([13])
})

it('the arrow keys move the only seat in the tab order; Space and Shift select', async () => {
  const inOrder = () => [...box.querySelectorAll('[tabindex="0"]')].map((one) => one.getAttribute('aria-label'))
  expect(inOrder()).toEqual(['A1'])
  expect(await send('A1', key('ArrowRight'))).toEqual([])
  expect(inOrder()).toEqual(['A2'])
  expect(await send('A2', key(' '))).toEqual([2])
  expect(await send('A2', key('ArrowRight', { shiftKey: true }))).toEqual([2, 3])
  expect(await send('A3', key('ArrowDown', { shiftKey: true }))).toEqual([2, 3, 12, 13])
  expect(inOrder()).toEqual(['B3'])
  expect(await send('B3', key('a', { ctrlKey: true }))).toHaveLength(6)
})

it('what is selected is said of each seat', async () => {
  await send('A2', mouse())
  const said = [...box.querySelectorAll('[role=gridcell]')].map((one) => one.getAttribute('aria-selected'))
  expect(said).toEqual(['false', 'true', 'false', 'false', 'false', 'false'])
  expect(box.querySelectorAll('[role=row]')).toHaveLength(2)
})

it('the keys begin at the seat that has the focus, however it got it', async () => {
  await send('B3', mouse())
  await act(async () => seat('A1')?.focus())
  await send('A1', key('ArrowRight'))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('A2')
})

it('when the seat with the focus is removed, the nearest one gets it', async () => {
  await send('B3', mouse())
  await act(async () => seat('B3')?.focus())
  await draw(seats.filter(({ label }) => label !== 'B3' && label !== 'B2'))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('A3')
})
