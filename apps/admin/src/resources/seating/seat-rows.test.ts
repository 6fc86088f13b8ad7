import { expect, it } from 'vitest'
import { boxOf, nearestTo, rowsOf, seatAfterKey, seatsBetween, seatsInside } from './seat-rows.ts'

const at = (id: number, row: string, number: number, x: number, y: number) => ({ id, row, number, x, y })
/** Row B is further from the stage, and its seats are between those of row A. */
const seats = [
  at(4, 'B', 1, 10, 24),
  at(2, 'A', 2, 20, 0),
  at(1, 'A', 1, 0, 0),
  at(3, 'A', 3, 40, 0),
  at(5, 'B', 2, 32, 24),
]
const rows = rowsOf(seats)

it('the rows begin at the stage, and each at the left', () => {
  expect(rows.map(({ label, seats: of }) => [label, of.map(({ id }) => id)])).toEqual([
    ['A', [1, 2, 3]],
    ['B', [4, 5]],
  ])
})

it.each([
  ['ArrowRight', 1, 2],
  ['ArrowLeft', 1, undefined],
  ['ArrowDown', 3, 5],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, undefined],
  ['Home', 5, 4],
  ['End', 1, 3],
  ['x', 1, undefined],
  ['Home', 99, undefined],
])('%s moves from %d to %s', (key, from, to) => expect(seatAfterKey(rows, from, { key })).toBe(to))

it('with Control, Home and End are the ends of the section', () => {
  expect(seatAfterKey(rows, 5, { key: 'Home', ctrlKey: true })).toBe(1)
  expect(seatAfterKey(rows, 1, { key: 'End', ctrlKey: true })).toBe(5)
})

it('a range is a part of one row, or the seats of several rows inside a rectangle', () => {
  expect(seatsBetween(seats, 3, 2).toSorted()).toEqual([2, 3])
  expect(seatsBetween(seats, 1, 5).toSorted()).toEqual([1, 2, 4, 5])
  expect(seatsBetween(seats, 99, 5)).toEqual([5])
  expect(seatsBetween(seats, 1, 99)).toEqual([])
  expect(seatsInside(seats, { from: { x: 50, y: 10 }, to: { x: 30, y: -10 } })).toEqual([3])
})

it('a drawing has room around all seats', () => {
  const { left, top, width, height } = boxOf(seats)
  expect([left < -10, top < -10, left + width > 50, top + height > 34]).toEqual([true, true, true, true])
  expect(boxOf([])).toEqual({ left: 0, top: 0, width: 0, height: 0 })
})

it('the nearest seat to a point is found', () => {
  expect(nearestTo(seats, { x: 39, y: 3 })).toBe(3)
  expect(nearestTo([], { x: 0, y: 0 })).toBeUndefined()
})
