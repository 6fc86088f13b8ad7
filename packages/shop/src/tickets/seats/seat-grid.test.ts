import { describe, expect, it } from 'vitest'
import { layoutPlan, type PlanSection, seatAfterKey, seatState } from './seat-grid.ts'

/** Seats are numbered from 1; `.` is a seat. */
function rowsOf(...drawn: string[]): PlanSection['rows'] {
  let id = 0
  return drawn.map((row, y) => ({
    label: String.fromCharCode(65 + y),
    seats: [...row].flatMap((sign, x) => {
      if (sign !== '.') return []
      id += 1
      return [{ id, number: x + 1, x: x * 20, y: y * 24, kind: 'normal' as const, is_free: true }]
    }),
  }))
}

// Row A has the seats 1 to 4, row B 5 and 6, row C 7 to 10.
const ROWS = rowsOf('.. ..', ' .  .', '.. ..')

describe('seatAfterKey', () => {
  it.each([
    { key: 'ArrowRight', from: 1, to: 2, name: 'the next seat' },
    { key: 'ArrowRight', from: 2, to: 3, name: 'over the aisle' },
    { key: 'ArrowRight', from: 4, to: undefined, name: 'no seat after the last' },
    { key: 'ArrowLeft', from: 3, to: 2, name: 'the seat before' },
    { key: 'ArrowLeft', from: 1, to: undefined, name: 'no seat before the first' },
    { key: 'ArrowDown', from: 1, to: 5, name: 'the nearest seat behind' },
    { key: 'ArrowDown', from: 4, to: 6, name: 'the seat exactly behind' },
    { key: 'ArrowDown', from: 8, to: undefined, name: 'no row behind the last' },
    { key: 'ArrowUp', from: 6, to: 4, name: 'the seat in front' },
    { key: 'ArrowUp', from: 2, to: undefined, name: 'no row before the first' },
    { key: 'Home', from: 3, to: 1, name: 'the first of the row' },
    { key: 'End', from: 7, to: 10, name: 'the last of the row' },
    { key: 'a', from: 1, to: undefined, name: 'nothing for other keys' },
    { key: 'Home', from: 99, to: undefined, name: 'nothing from an unknown seat' },
  ])('$key from $from: $name', ({ key, from, to }) => {
    expect(seatAfterKey(ROWS, from, { key })).toBe(to)
  })

  it('goes to the ends of the plan with Ctrl', () => {
    expect(seatAfterKey(ROWS, 6, { key: 'Home', ctrlKey: true })).toBe(1)
    expect(seatAfterKey(ROWS, 6, { key: 'End', ctrlKey: true })).toBe(10)
  })

  it('follows the position, not the order of the answer', () => {
    const mixed = ROWS.map((row) => ({ ...row, seats: row.seats.toReversed() }))
    expect(seatAfterKey(mixed, 1, { key: 'ArrowRight' })).toBe(2)
    expect(seatAfterKey(mixed, 3, { key: 'End' })).toBe(4)
  })
})

describe('layoutPlan', () => {
  const { width, height, fits, centre, rowNames } = layoutPlan(ROWS)

  it('draws neighbours 36 pixels apart, inside the plan', () => {
    const [first, second] = [centre({ x: 0, y: 0 }), centre({ x: 20, y: 0 })]
    expect(second.cx - first.cx).toBe(36)
    const last = centre({ x: 80, y: 48 })
    expect([first.cx - 15 > 0, last.cx + 15 < width, last.cy + 15 < height]).toEqual([true, true, true])
  })

  it('is moved to the left and the front when the plan begins elsewhere', () => {
    const moved = ROWS.map((row) => ({
      ...row,
      seats: row.seats.map((seat) => ({ ...seat, x: seat.x + 500, y: seat.y + 90 })),
    }))
    const other = layoutPlan(moved)
    expect([other.width, other.height, other.centre({ x: 500, y: 90 })]).toEqual([
      width,
      height,
      centre({ x: 0, y: 0 }),
    ])
  })

  it('names a row at both sides of its seats', () => {
    const [, row] = ROWS
    const { xs, y } = rowNames(row ?? { label: '', seats: [] })
    expect(y).toBe(centre({ x: 0, y: 24 }).cy)
    expect(xs[0]).toBeLessThan(centre({ x: 0, y: 0 }).cx - 15)
    expect(xs[1]).toBeGreaterThan(centre({ x: 80, y: 0 }).cx + 15)
  })

  it('names a table in its middle', () => {
    const places = [
      [40, 0],
      [60, 20],
      [40, 40],
      [20, 20],
    ] as const
    const seats = places.map(([x, y], at) => ({ id: at, number: at + 1, x, y, kind: 'normal' as const, is_free: true }))
    const layout = layoutPlan([{ label: 'T1', seats }])
    const { cx, cy } = layout.centre({ x: 40, y: 20 })
    expect(layout.rowNames({ label: 'T1', seats })).toMatchObject({ xs: [cx], y: cy, radius: expect.any(Number) })
  })

  it('is only scrolled on large screens when it has more than 24 columns', () => {
    expect([fits, layoutPlan(rowsOf('.'.repeat(24))).fits, layoutPlan(rowsOf('.'.repeat(25))).fits]).toEqual([
      true,
      true,
      false,
    ])
  })
})

it.each([
  { is_free: true, chosen: [], own: [], state: 'free' },
  { is_free: true, chosen: [7], own: [], state: 'chosen' },
  { is_free: false, chosen: [7], own: [], state: 'taken' },
  { is_free: false, chosen: [], own: [7], state: 'own' },
  { is_free: false, chosen: [8], own: [8], state: 'taken' },
])('a seat is $state', ({ is_free, chosen, own, state }) => {
  expect(seatState({ id: 7, is_free }, { chosen, own })).toBe(state)
})
