import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bestSeats,
  checkSeatChoice,
  SEAT_HOLD_MINUTES,
  SEAT_KINDS,
  SEAT_WIDTH,
  type SeatRow,
  seatLabel,
  tableOf,
} from './seating.ts'

const KINDS = { '.': 'normal', x: 'normal', W: 'wheelchair', C: 'companion' } as const

/**
 * Draws rows from the front: `.` is a free seat, `x` a taken one, `W` and `C` a free wheelchair space and companion seat, a
 * space an aisle. Seat 3 of the second row has the id 203.
 */
function draw(...lines: string[]) {
  const free = new Set<number>()
  const rows: SeatRow[] = lines.map((line, at) => ({
    label: String.fromCharCode(65 + at),
    seats: [...line].flatMap((sign, column) => {
      if (sign === ' ') return []
      const number = line.slice(0, column + 1).replaceAll(' ', '').length
      const id = (at + 1) * 100 + number
      if (sign !== 'x') free.add(id)
      return [{ id, number, x: column * 20, y: at * 20, kind: KINDS[sign as keyof typeof KINDS] }]
    }),
  }))
  return { rows, free }
}

describe('seatLabel', () => {
  it.each([
    { seat: { row: 'C', number: 12 }, language: 'en', label: 'Row C, seat 12' },
    { seat: { row: 'C', number: 12 }, language: 'ne', label: 'पङ्क्ति C, सिट १२' },
    { seat: { row: 'A', number: 1, kind: 'normal' }, language: undefined, label: 'Row A, seat 1' },
    { seat: { row: 'A', number: 1, kind: 'wheelchair' }, language: 'en', label: 'Row A, seat 1 (wheelchair space)' },
    { seat: { row: 'A', number: 2, kind: 'companion' }, language: 'en', label: 'Row A, seat 2 (companion seat)' },
    {
      seat: { row: 'A', number: 1, kind: 'wheelchair' },
      language: 'ne',
      label: 'पङ्क्ति A, सिट १ (ह्विलचियर राख्ने ठाउँ)',
    },
    { seat: { row: 'A', number: 2, kind: 'companion' }, language: 'ne', label: 'पङ्क्ति A, सिट २ (सहयोगीको सिट)' },
  ] as const)('$label', ({ seat, language, label }) => {
    expect(seatLabel(seat, language)).toBe(label)
  })
})

describe('bestSeats', () => {
  it.each([
    { what: 'the middle of the front row', lines: ['.......', '.......'], count: 3, seats: [103, 104, 105] },
    { what: 'nothing for nobody', lines: ['..'], count: 0, seats: [] },
    {
      what: 'the next row if the front is too narrow',
      lines: ['xx...', '.....'],
      count: 4,
      seats: [201, 202, 203, 204],
    },
    { what: 'the left one of two equal seats', lines: ['....'], count: 4, seats: [101, 102, 103, 104] },
    { what: 'a place that leaves no single seat', lines: ['...'], count: 2, seats: [101, 102] },
    { what: 'another row to leave no single seat', lines: ['...', '..'], count: 2, seats: [201, 202] },
    { what: 'the end of a row to leave no single seat', lines: ['.....'], count: 2, seats: [101, 102] },
    { what: 'a single seat for one person', lines: ['xx.xx', 'xxxxx', '.....'], count: 1, seats: [103] },
    { what: 'no seats across an aisle', lines: ['.. ..', '...'], count: 3, seats: [201, 202, 203] },
    { what: 'no seats across a taken one', lines: ['.x.', 'xxx', '..x'], count: 2, seats: [301, 302] },
    { what: 'no wheelchair space', lines: ['W.C', '.'], count: 2, seats: [102, 201] },
    { what: 'the largest parts of a group', lines: ['..', 'x..', '.'], count: 4, seats: [101, 102, 202, 203] },
    { what: 'single seats if nothing else is left', lines: ['.x.', 'x.x'], count: 3, seats: [202, 101, 103] },
    { what: 'nothing if one is missing', lines: ['..x'], count: 3, seats: undefined },
    { what: 'nothing without rows', lines: [], count: 1, seats: undefined },
  ])('gives $what', ({ lines, count, seats }) => {
    const { rows, free } = draw(...lines)
    const found = bestSeats(rows, { free, count })
    expect(found?.toSorted()).toEqual(seats?.toSorted())
  })

  it('prefers the middle to the end, and a row further back to the end of a row', () => {
    const { rows, free } = draw('xxxxxx...xx', 'xxxx...xxxx')
    expect(bestSeats(rows, { free, count: 3 })).toEqual([205, 206, 207])
    const near = draw('xxxxx...xxx', 'xxxx...xxxx')
    expect(bestSeats(near.rows, { free: near.free, count: 3 })).toEqual([106, 107, 108])
  })

  it.each([
    { what: 'as far apart as neighbours may be', xs: [0, 30], taken: [], seats: [1, 2] },
    { what: 'further apart than neighbours', xs: [0, 31], taken: [], seats: undefined },
    { what: 'close together', xs: [0, 10, 20], taken: [3], seats: [1, 2] },
    { what: 'close together with a taken one between them', xs: [0, 10, 20], taken: [2], seats: undefined },
  ])('takes seats $what for neighbours only if nobody sits between them', ({ xs, taken, seats }) => {
    const row = {
      label: 'A',
      seats: xs.map((x, at) => ({ id: at + 1, number: at + 1, x, y: 0, kind: 'normal' as const })),
    }
    const single = { id: 9, number: 1, x: 400, y: 400, kind: 'normal' as const }
    const free = new Set([...row.seats.map(({ id }) => id).filter((id) => !taken.includes(id)), 9])
    const behind = { label: 'B', seats: [single, { ...single, id: 10, x: 420 }] }
    expect(bestSeats([row, behind], { free: new Set([...free, 10]), count: 2 })).toEqual(seats ?? [9, 10])
  })

  const hall = fc
    .array(fc.string({ unit: fc.constantFrom('.', '.', 'x', 'W', ' '), minLength: 1, maxLength: 12 }), {
      minLength: 1,
      maxLength: 5,
    })
    .map((lines) => draw(...lines))

  /** All blocks of neighbours of a size, tried one by one. */
  const blocksOf = ({ rows, free }: ReturnType<typeof draw>, size: number) =>
    rows.flatMap(({ seats }) =>
      seats.flatMap((_, start) => {
        const block = seats.slice(start, start + size)
        const isWhole = block.length === size && block.every(({ id, kind }) => free.has(id) && kind === 'normal')
        const isTogether = block.every(({ x }, at) => at === 0 || x - (block[at - 1]?.x ?? 0) === 20)
        return isWhole && isTogether ? [block.map(({ id }) => id)] : []
      }),
    )

  it('gives different free seats, together whenever a row has room, whatever the order of the seats', () => {
    fc.assert(
      fc.property(hall, fc.integer({ min: 1, max: 6 }), (drawn, count) => {
        const { rows, free } = drawn
        const normal = rows.flatMap(({ seats }) => seats.filter(({ id, kind }) => free.has(id) && kind === 'normal'))
        const found = bestSeats(rows, { free, count })
        if (found === undefined) return normal.length < count
        expect(new Set(found).size).toBe(count)
        expect(normal.map(({ id }) => id)).toEqual(expect.arrayContaining(found))
        const blocks = blocksOf(drawn, count)
        if (blocks.length > 0) expect(blocks).toContainEqual(found)
        const mixed = rows.map((row) => ({ ...row, seats: row.seats.toReversed() }))
        expect(bestSeats(mixed, { free, count })).toEqual(found)
        return true
      }),
    )
  })

  it('leaves a single seat only where every choice does', () => {
    fc.assert(
      fc.property(hall, fc.integer({ min: 1, max: 6 }), (drawn, count) => {
        const { rows, free } = drawn
        const blocks = blocksOf(drawn, count)
        if (blocks.length === 0) return
        const wheelchairs = rows.flatMap(({ seats }) => seats.filter(({ kind }) => kind !== 'normal'))
        const normal = new Set([...free].filter((id) => wheelchairs.every((seat) => seat.id !== id)))
        const singles = (chosen: number[]) => checkSeatChoice(rows, { chosen, free: normal, most: 99 }).single.length
        const found = bestSeats(rows, { free, count }) ?? []
        if (blocks.some((block) => singles(block) === 0)) expect(singles(found)).toBe(0)
      }),
    )
  })
})

describe('checkSeatChoice', () => {
  const { rows, free } = draw('.x...', 'W....')
  it.each([
    { what: 'nothing chosen', chosen: [], check: { refusal: null, seats: [], single: [] } },
    { what: 'a whole run', chosen: [103, 104, 105], check: { refusal: null, seats: [], single: [] } },
    { what: 'seats that leave one alone', chosen: [103, 104], check: { refusal: null, seats: [], single: [105] } },
    { what: 'the middle of three', chosen: [104], check: { refusal: null, seats: [], single: [103, 105] } },
    { what: 'a wheelchair space', chosen: [201], check: { refusal: null, seats: [], single: [] } },
    { what: 'a taken seat', chosen: [101, 102], check: { refusal: 'taken', seats: [102], single: [] } },
    { what: 'an unknown seat', chosen: [999, 102], check: { refusal: 'unknown', seats: [999], single: [] } },
    { what: 'too many', chosen: [201, 202, 203, 204], check: { refusal: 'too_many', seats: [204], single: [] } },
  ])('$what', ({ chosen, check }) => {
    expect(checkSeatChoice(rows, { chosen, free, most: 3 })).toEqual(check)
  })
})

it('holds seats for ten minutes, and knows three kinds of seats', () => {
  expect([SEAT_HOLD_MINUTES, SEAT_KINDS.length]).toEqual([10, 3])
})

describe('a table', () => {
  const around = (count: number, radius: number) =>
    Array.from({ length: count }, (_, at) => {
      const angle = (at / count) * 2 * Math.PI
      return { x: Math.round(100 + radius * Math.sin(angle)), y: Math.round(50 - radius * Math.cos(angle)) }
    })
  const row = (count: number, bend: number) =>
    Array.from({ length: count }, (_, at) => {
      const share = count === 1 ? 0 : (2 * at) / (count - 1) - 1
      return { x: at * SEAT_WIDTH, y: Math.round(-bend * share * share) }
    })

  it.each([2, 3, 4, 6, 8, 12, 24])('is found with %d seats around it', (count) => {
    const radius = Math.max(16, Math.ceil((count * 22) / (2 * Math.PI)))
    const { x, y, radius: found } = tableOf(around(count, radius)) ?? { x: 0, y: 0, radius: 0 }
    expect(Math.max(Math.abs(x - 100), Math.abs(y - 50), Math.abs(found - radius))).toBeLessThan(1)
  })

  it('has its exact middle, wherever its seats are', () => {
    const seats = [
      { x: 28, y: 4 },
      { x: 10, y: 28 },
      { x: 18, y: 24 },
      { x: -22, y: 4 },
      { x: 3, y: -21 },
    ]
    const { x, y, radius } = tableOf(seats) ?? { x: 0, y: 0, radius: 0 }
    expect([x, y, radius]).toEqual([expect.closeTo(3, 6), expect.closeTo(4, 6), expect.closeTo(25, 6)])
  })

  it('has no seat in its middle', () => {
    expect(tableOf([...around(8, 30), { x: 100, y: 50 }])).toBeUndefined()
  })

  it('of two has them opposite each other, and not far apart', () => {
    const of = (x: number, y: number) =>
      tableOf([
        { x: 0, y: 0 },
        { x, y },
      ])
    expect(of(0, 80)).toEqual({ x: 0, y: 40, radius: 40 })
    expect([of(20, 20), of(20, 19), of(0, 81)]).toEqual([undefined, undefined, undefined])
  })

  it('is the same without a seat that was removed', () => {
    expect(tableOf(around(8, 30).slice(1))).toMatchObject({ x: expect.closeTo(100, 0), y: expect.closeTo(50, 0) })
  })

  it('is no row, straight or curved', () => {
    for (const count of [1, 2, 3, 4, 6, 12, 30])
      for (const bend of [0, 12, 24, 36, 60])
        expect([count, bend, tableOf(row(count, bend))]).toEqual([count, bend, undefined])
    expect(tableOf([])).toBeUndefined()
  })
})
