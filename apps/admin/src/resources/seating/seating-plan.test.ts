import { SEAT_WIDTH, tableOf } from '@dabali/domain/seating'
import { describe, expect, it } from 'vitest'
import {
  addSeats,
  addSection,
  type Block,
  canRemoveSection,
  generateSeats,
  generateTables,
  type History,
  markSeats,
  moveSeats,
  type Plan,
  type PlanSeat,
  problemsOf,
  rebase,
  removeSeats,
  removeSection,
  renameRow,
  renameSection,
  renumber,
  resizeArea,
  restoreUsed,
  rowLabels,
  stepHistory,
  toInput,
} from './seating-plan.ts'

const seat = (id: number, row: string, number: number, fields: Partial<PlanSeat> = {}): PlanSeat => ({
  ...{ id, row, number, x: number * 20, y: row.charCodeAt(0) * 24, kind: 'normal', is_used: false },
  ...fields,
})
const section = (id: number, seats: PlanSeat[], types = 0) => ({
  ...{ id, name: { en: `Hall ${id}`, ne: `हल ${id}` }, standing: null, num_ticket_types: types, seats },
})
const plan: Plan = [
  section(1, [seat(11, 'A', 1), seat(12, 'A', 2, { is_used: true }), seat(13, 'A', 3)], 1),
  section(2, [seat(21, 'A', 1)]),
]
const BLOCK: Block = { rows: ['A'], seatsInRow: 3, numbering: { first: 1, from: 'left' }, aisleAfter: 0, curve: 0 }
const named = (seats: readonly { row: string; number: number }[]) => seats.map(({ row, number }) => `${row}${number}`)
const ids = (of: Plan) => of.flatMap(({ seats }) => seats.map(({ id }) => id))

describe('the names of rows', () => {
  it.each([
    ['A', 'D', ['A', 'B', 'C', 'D']],
    ['c', 'd', ['C', 'D']],
    ['9', '11', ['9', '10', '11']],
    ['क', 'ग', ['क', 'ख', 'ग']],
    ['Box', 'Box', ['Box']],
  ])('from %s to %s', (from, to, labels) => expect(rowLabels(from, to)).toEqual(labels))

  it.each([
    ['D', 'A'],
    ['A', '3'],
    ['5', '4'],
    ['A', 'क'],
    ['', ''],
  ])('there are none from %j to %j', (from, to) => expect(rowLabels(from, to)).toBeUndefined())
})

it('a section without seats may be an area where people stand', () => {
  const empty = addSection(plan, { en: 'Floor', ne: 'भुइँ' })
  const id = empty.at(-1)?.id ?? 0
  const area = toInput(resizeArea(empty, id, 286)).at(-1)
  expect(area).toEqual({ id: null, name: { en: 'Floor', ne: 'भुइँ' }, standing: 286, seats: [] })
  expect(toInput(resizeArea(resizeArea(empty, id, 286), id, null)).at(-1)?.standing).toBeNull()
})

describe('generated tables', () => {
  it('have their seats around them, five tables beside each other, and no two seats at one place', () => {
    const tables = ['1', '2', '3', '4', '5', '6']
    const seats = generateTables({ tables, seatsAtTable: 8, first: 1 }, [])
    expect(seats.length).toBe(48)
    const found = tables.map((label) => tableOf(seats.filter(({ row }) => row === label)))
    expect(new Set(found.slice(0, 5).map((table) => Math.round(table?.y ?? 0))).size).toBe(1)
    expect(found[5]?.y).toBeGreaterThan(found[0]?.y ?? Number.POSITIVE_INFINITY)
    expect(new Set(seats.map(({ x, y }) => `${x} ${y}`)).size).toBe(48)
    for (const [at, one] of seats.entries())
      for (const other of seats.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(SEAT_WIDTH - 1)
  })

  it('are behind the seats that are there', () => {
    const before = [seat(1, 'A', 1, { x: 0, y: 40 }), seat(2, 'A', 2, { x: 20, y: 40 })]
    const seats = generateTables({ tables: ['T'], seatsAtTable: 6, first: 3 }, before)
    expect(Math.min(...seats.map(({ y }) => y))).toBeGreaterThan(40 + SEAT_WIDTH)
    expect(named(seats)[0]).toBe('T3')
  })
})

describe('a generated block', () => {
  it('has its rows behind each other and its seats beside each other', () => {
    const seats = generateSeats({ ...BLOCK, rows: ['A', 'B'] }, [])
    expect(named(seats)).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3'])
    expect(seats.map(({ x }) => x)).toEqual([0, 20, 40, 0, 20, 40])
    expect(seats.map(({ y }) => y)).toEqual([0, 0, 0, 24, 24, 24])
  })

  it('can be numbered from the right', () => {
    const seats = generateSeats({ ...BLOCK, numbering: { first: 5, from: 'right' } }, [])
    expect(seats.toSorted((one, other) => one.x - other.x).map(({ number }) => number)).toEqual([7, 6, 5])
  })

  it('leaves the width of a seat for an aisle', () => {
    expect(generateSeats({ ...BLOCK, aisleAfter: 2 }, []).map(({ x }) => x)).toEqual([0, 20, 60])
    expect(generateSeats({ ...BLOCK, aisleAfter: 3 }, []).map(({ x }) => x)).toEqual([0, 20, 40])
  })

  it('bends the ends towards the stage, alike on both sides', () => {
    const ys = generateSeats({ ...BLOCK, seatsInRow: 5, curve: 50 }, []).map(({ y }) => y)
    expect(ys[2]).toBe(0)
    expect([ys[0], ys[1]]).toEqual([ys[4], ys[3]])
    expect(Number(ys[0])).toBeLessThan(Number(ys[1]))
  })

  it('stands behind the seats that a section has, in the middle of them, whatever its curve', () => {
    const before = [seat(1, 'A', 1, { x: 0, y: 0 }), seat(2, 'A', 2, { x: 100, y: 10 })]
    const seats = generateSeats({ ...BLOCK, curve: 100 }, before)
    expect(Math.min(...seats.map(({ y }) => y))).toBeGreaterThan(10 + 20)
    expect(seats[1]?.x).toBe(50)
  })

  it('of one seat in a row has it in the middle', () => {
    expect(generateSeats({ ...BLOCK, seatsInRow: 1, curve: 80 }, [])).toMatchObject([{ x: 0, y: 0 }])
  })

  it('fills the largest plan without a problem', () => {
    const rows = rowLabels('1', '100') ?? []
    const full = addSeats(
      addSection([], { en: 'Hall', ne: 'हल' }),
      -1,
      generateSeats({ ...BLOCK, rows, seatsInRow: 50 }, []),
    )
    expect(full[0]?.seats).toHaveLength(5000)
    expect(problemsOf(full)).toEqual([])
    const more = addSeats(full, -1, generateSeats({ ...BLOCK, rows: ['101'], seatsInRow: 1 }, full[0]?.seats ?? []))
    expect(problemsOf(more).map(({ kind }) => kind)).toEqual(['tooMany'])
  })
})

describe('a change', () => {
  it('gives what is added ids of its own, which the API gets as null', () => {
    const added = addSeats(addSection(plan, { en: 'Balcony', ne: 'बाल्कोनी' }), 1, [
      { row: 'B', number: 1, x: 0, y: 0, kind: 'normal' },
      { row: 'B', number: 2, x: 20, y: 0, kind: 'normal' },
    ])
    const all = [...ids(added), ...added.map(({ id }) => id)]
    expect(new Set(all).size).toBe(all.length)
    const sent = toInput(added)
    expect(sent.map(({ id }) => id)).toEqual([1, 2, null])
    expect(sent[0]?.seats.map(({ id }) => id)).toEqual([11, 12, 13, null, null])
    expect(sent[0]?.seats[0]).toEqual({ id: 11, row: 'A', number: 1, x: 20, y: 1560, kind: 'normal' })
  })

  it('leaves used seats, and sections with them or with ticket types', () => {
    expect(ids(removeSeats(plan, new Set([11, 12])))).toEqual([12, 13, 21])
    expect(removeSection(plan, 1)).toHaveLength(2)
    expect(removeSection(plan, 2)).toHaveLength(1)
    expect(plan.map(canRemoveSection)).toEqual([false, true])
  })

  it('keeps the objects of what does not change', () => {
    const marked = markSeats(plan, new Set([21]), 'wheelchair')
    expect(marked[0]).toBe(plan[0])
    expect(marked[1]?.seats[0]?.kind).toBe('wheelchair')
    expect(moveSeats(plan, new Set([21]), { x: 5, y: -5 })[1]?.seats[0]).toMatchObject({ x: 25, y: 1555 })
  })

  it('of the name of a row leaves the used seats', () => {
    const renamed = renameRow(plan, new Set([11, 12]), 'B')
    expect(named(renamed[0]?.seats ?? [])).toEqual(['B1', 'A2', 'A3'])
    expect(renameSection(plan, 2, { en: 'X', ne: 'Y' })[1]?.name.en).toBe('X')
  })

  it('of numbers leaves those of used seats, and leaves them out for others', () => {
    const fromRight = renumber(plan, new Set([11, 12, 13]), { first: 1, from: 'right' })
    expect(named(fromRight[0]?.seats ?? [])).toEqual(['A3', 'A2', 'A1'])
    const fromTwo = renumber(plan, new Set([11, 12, 13]), { first: 2, from: 'left' })
    expect(named(fromTwo[0]?.seats ?? [])).toEqual(['A3', 'A2', 'A4'])
  })
})

it('finds what the API would refuse', () => {
  const wrong: Plan = [
    {
      ...section(1, [seat(1, 'A', 1), seat(2, 'A', 1, { x: 500 }), seat(3, 'A', 2, { x: 500 })]),
      name: { en: '', ne: 'क' },
    },
  ]
  expect(problemsOf(wrong)).toEqual([
    { kind: 'name', section: 1, seats: [] },
    { kind: 'number', section: 1, seats: [1, 2] },
    { kind: 'place', section: 1, seats: [2, 3] },
  ])
})

describe('with a newer plan', () => {
  const current: Plan = [section(1, [seat(11, 'A', 1, { is_used: true }), seat(12, 'A', 2, { is_used: true })], 1)]

  it('seats that were sold meanwhile come back with their names', () => {
    const mine: Plan = [section(1, [seat(12, 'Z', 9)], 1)]
    const restored = restoreUsed(mine, current)
    expect(named(restored[0]?.seats ?? [])).toEqual(['A2', 'A1'])
    expect(restored[0]?.seats.every(({ is_used: isUsed }) => isUsed)).toBe(true)
    expect(restoreUsed([], current)).toEqual(current)
  })

  it('the own plan adds again what another member has removed', () => {
    const rebased = rebase(plan, current)
    expect(toInput(rebased).map(({ id }) => id)).toEqual([1, null])
    expect(toInput(rebased)[0]?.seats.map(({ id }) => id)).toEqual([11, 12, null])
    const all = [...ids(rebased), ...rebased.map(({ id }) => id)]
    expect(new Set(all).size).toBe(all.length)
  })
})

it('undo and redo go through the changes, and a new change forgets what was undone', () => {
  const [one, two, three] = [plan, markSeats(plan, new Set([21]), 'companion'), removeSection(plan, 2)]
  let history: History = { past: [], now: one, future: [] }
  history = stepHistory(history, { type: 'undo' })
  expect(history.now).toBe(one)
  history = stepHistory(history, { type: 'change', plan: two })
  history = stepHistory(history, { type: 'change', plan: two })
  history = stepHistory(history, { type: 'change', plan: three })
  history = stepHistory(history, { type: 'undo' })
  expect([history.now, history.past.length, history.future.length]).toEqual([two, 1, 1])
  history = stepHistory(history, { type: 'redo' })
  expect(history.now).toBe(three)
  history = stepHistory(stepHistory(history, { type: 'undo' }), { type: 'change', plan: one })
  expect(stepHistory(history, { type: 'redo' }).now).toBe(one)
  expect(stepHistory(history, { type: 'load', plan: two })).toEqual({ past: [], now: two, future: [] })
})

it('the letters of a name are one step, and those of another name the next', () => {
  const steps = ['B', 'Ba', 'Bal'].map((en) => renameSection(plan, 2, { en, ne: '' }))
  let history: History = { past: [], now: plan, future: [] }
  for (const changed of steps) history = stepHistory(history, { type: 'change', plan: changed, group: 'en' })
  expect([history.now, history.past]).toEqual([steps[2], [plan]])
  history = stepHistory(history, { type: 'change', plan, group: 'ne' })
  expect(history.past).toHaveLength(2)
  history = stepHistory(history, { type: 'undo' })
  history = stepHistory(history, { type: 'change', plan, group: 'ne' })
  expect(history.past).toHaveLength(2)
})
