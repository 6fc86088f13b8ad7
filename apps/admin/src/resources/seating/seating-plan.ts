import type { changeSeatingPlan, getStaffSeatingPlan } from '@dabali/api-client/staff'
import { SEAT_WIDTH, type SeatKind } from '@dabali/domain/seating'

export type StaffSeatingPlan = Awaited<ReturnType<typeof getStaffSeatingPlan>>
export type PlanSection = StaffSeatingPlan['sections'][number]
export type PlanSeat = PlanSection['seats'][number]
/** The sections of a plan. What is not saved yet has ids below zero. */
export type Plan = readonly PlanSection[]
export type SeatIds = ReadonlySet<number>
type PlanInput = Parameters<typeof changeSeatingPlan>[1]['sections']

export const MOST_SEATS = 5000
export const MOST_SECTIONS = 50
/** How far the rows of a new block are apart. */
const ROW_DEPTH = 24

const idOrNull = (id: number) => (id < 0 ? null : id)
const isUsedSection = ({ num_ticket_types: types, seats }: PlanSection) =>
  types > 0 || seats.some(({ is_used: isUsed }) => isUsed)
export const canRemoveSection = (section: PlanSection): boolean => !isUsedSection(section)

/** The plan as the API takes it. */
export const toInput = (plan: Plan): PlanInput =>
  plan.map(({ id, name, standing, seats }) => ({
    id: idOrNull(id),
    name,
    standing,
    seats: seats.map(({ is_used: _, id: seat, ...fields }) => ({ id: idOrNull(seat), ...fields })),
  }))

export const countSeats = (plan: Plan): number => plan.reduce((sum, { seats }) => sum + seats.length, 0)

/** Ids for what is added: the first one that is not used yet, counting down. */
function firstNewId(plan: Plan): number {
  let least = 0
  for (const { id, seats } of plan) {
    least = Math.min(least, id)
    for (const seat of seats) least = Math.min(least, seat.id)
  }
  return least - 1
}

export const addSection = (plan: Plan, name: PlanSection['name']): Plan => [
  ...plan,
  { id: firstNewId(plan), name, standing: null, num_ticket_types: 0, seats: [] },
]

export const removeSection = (plan: Plan, id: number): Plan =>
  plan.filter((section) => section.id !== id || isUsedSection(section))

export const renameSection = (plan: Plan, id: number, name: PlanSection['name']): Plan =>
  plan.map((section) => (section.id === id ? { ...section, name } : section))

/** Null makes it a section for seats. */
export const resizeArea = (plan: Plan, id: number, standing: number | null): Plan =>
  plan.map((section) => (section.id === id ? { ...section, standing } : section))

type NewSeat = Omit<PlanSeat, 'id' | 'is_used'>

export function addSeats(plan: Plan, sectionId: number, added: readonly NewSeat[]): Plan {
  const first = firstNewId(plan)
  const seats = added.map((seat, at): PlanSeat => ({ ...seat, id: first - at, is_used: false }))
  return plan.map((section) =>
    section.id === sectionId ? { ...section, seats: [...section.seats, ...seats] } : section,
  )
}

/** Sections and seats that do not change stay the same objects, so that only what differs is drawn again. */
function changeSeats(plan: Plan, ids: SeatIds, change: (seat: PlanSeat) => PlanSeat | undefined): Plan {
  return plan.map((section) => {
    if (!section.seats.some(({ id }) => ids.has(id))) return section
    return { ...section, seats: section.seats.flatMap((seat) => (ids.has(seat.id) ? (change(seat) ?? []) : seat)) }
  })
}

/** Sold, held and blocked seats stay. */
export const removeSeats = (plan: Plan, ids: SeatIds): Plan =>
  changeSeats(plan, ids, (seat) => (seat.is_used ? seat : undefined))

export const markSeats = (plan: Plan, ids: SeatIds, kind: SeatKind): Plan =>
  changeSeats(plan, ids, (seat) => ({ ...seat, kind }))

export const moveSeats = (plan: Plan, ids: SeatIds, { x, y }: { x: number; y: number }): Plan =>
  changeSeats(plan, ids, (seat) => ({ ...seat, x: seat.x + x, y: seat.y + y }))

/** Used seats keep their row. */
export const renameRow = (plan: Plan, ids: SeatIds, row: string): Plan =>
  changeSeats(plan, ids, (seat) => (seat.is_used ? seat : { ...seat, row }))

export type Numbering = { first: number; from: 'left' | 'right' }

/** Numbers seats of a row from one side. A used seat keeps its number, which the others leave out. */
export function renumber(plan: Plan, ids: SeatIds, { first, from }: Numbering): Plan {
  const chosen = plan.flatMap(({ seats }) => seats).filter(({ id }) => ids.has(id))
  const ordered = chosen.toSorted((one, other) => (one.x - other.x) * (from === 'left' ? 1 : -1))
  const taken = new Set(ordered.flatMap(({ is_used: isUsed, number }) => (isUsed ? [number] : [])))
  const numbers = new Map<number, number>()
  let next = first
  for (const { id, is_used: isUsed } of ordered) {
    if (isUsed) continue
    while (taken.has(next)) next += 1
    numbers.set(id, next)
    next += 1
  }
  return changeSeats(plan, ids, (seat) => ({ ...seat, number: numbers.get(seat.id) ?? seat.number }))
}

const DEVANAGARI = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह']
const LATIN = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const NUMBER = /^\d{1,3}$/

/** The names of rows from one to another: numbers, or letters of one script. Undefined if they are no series. */
export function rowLabels(from: string, to: string): string[] | undefined {
  if (NUMBER.test(from) && NUMBER.test(to)) {
    const [first, last] = [Number(from), Number(to)]
    return first > last ? undefined : Array.from({ length: last - first + 1 }, (_, at) => String(first + at))
  }
  for (const letters of [LATIN, DEVANAGARI]) {
    const [first, last] = [letters.indexOf(from.toUpperCase()), letters.indexOf(to.toUpperCase())]
    if (first !== -1 && last >= first) return letters.slice(first, last + 1)
  }
  return from !== '' && from === to ? [from] : undefined
}

export type Block = {
  rows: readonly string[]
  seatsInRow: number
  numbering: Numbering
  /** The number of seats on the left of an aisle; none without one. */
  aisleAfter: number
  /** How far the ends of a row bend towards the stage, in percent. */
  curve: number
}

/** Tables instead of rows: each has its name and the seats around it. */
type TableBlock = { tables: readonly string[]; seatsAtTable: number; first: number }

const MOST_BEND = 2.5

// Not by spread arguments: of them there is a limit.
const least = (values: readonly number[]) =>
  values.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)
const most = (values: readonly number[]) =>
  values.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)

const TABLES_BESIDE = 5
const LEAST_TABLE = 16

/** Seats around tables, behind those that a section has; at each table the numbers go around from the side of the stage. */
export function generateTables({ tables, seatsAtTable, first }: TableBlock, before: readonly PlanSeat[]) {
  // A little more than the width of a seat from one to the next, so that no two touch when places are rounded.
  const radius = Math.max(LEAST_TABLE, Math.ceil((seatsAtTable * (SEAT_WIDTH + 2)) / (2 * Math.PI)))
  const pitch = 2 * radius + 2 * SEAT_WIDTH
  const xs = before.map(({ x }) => x)
  const width = (Math.min(tables.length, TABLES_BESIDE) - 1) * pitch
  const left = before.length === 0 ? radius : (least(xs) + most(xs) - width) / 2
  const front = (before.length === 0 ? 0 : most(before.map(({ y }) => y)) + 1.5 * ROW_DEPTH) + radius
  return tables.flatMap((row, at) =>
    Array.from({ length: seatsAtTable }, (_, place): NewSeat => {
      const angle = (place / seatsAtTable) * 2 * Math.PI
      return {
        row,
        number: first + place,
        x: Math.round(left + (at % TABLES_BESIDE) * pitch + radius * Math.sin(angle)),
        y: Math.round(front + Math.floor(at / TABLES_BESIDE) * pitch - radius * Math.cos(angle)),
        kind: 'normal',
      }
    }),
  )
}

/** Rows of seats behind those that a section has. Their curve and their aisle are where the seats are. */
export function generateSeats({ rows, seatsInRow, numbering, aisleAfter, curve }: Block, before: readonly PlanSeat[]) {
  const hasAisle = aisleAfter > 0 && aisleAfter < seatsInRow
  const width = (seatsInRow - 1 + (hasAisle ? 1 : 0)) * SEAT_WIDTH
  const bend = (curve / 100) * MOST_BEND * ROW_DEPTH
  const xs = before.map(({ x }) => x)
  const middle = before.length === 0 ? width / 2 : (least(xs) + most(xs)) / 2
  const front = before.length === 0 ? 0 : most(before.map(({ y }) => y)) + 1.5 * ROW_DEPTH + bend
  return rows.flatMap((row, depth) =>
    Array.from({ length: seatsInRow }, (_, column): NewSeat => {
      const across = (column + (hasAisle && column >= aisleAfter ? 1 : 0)) * SEAT_WIDTH - width / 2
      const share = width === 0 ? 0 : across / (width / 2)
      const count = numbering.from === 'left' ? column : seatsInRow - 1 - column
      return {
        row,
        number: numbering.first + count,
        x: Math.round(middle + across),
        y: Math.round(front + depth * ROW_DEPTH - bend * share * share),
        kind: 'normal',
      }
    }),
  )
}

export type PlanProblem = {
  kind: 'name' | 'number' | 'place' | 'tooMany'
  section: number
  /** The seats that it is about. */
  seats: number[]
}

/** What the API would refuse, so that it can be mended first. */
export function problemsOf(plan: Plan): PlanProblem[] {
  const problems: PlanProblem[] = []
  if (countSeats(plan) > MOST_SEATS) problems.push({ kind: 'tooMany', section: plan.at(-1)?.id ?? 0, seats: [] })
  for (const { id, name, seats } of plan) {
    if (name.en.trim() === '' || name.ne.trim() === '') problems.push({ kind: 'name', section: id, seats: [] })
    for (const same of sameOf(seats, ({ row, number }) => `${row} ${number}`))
      problems.push({ kind: 'number', section: id, seats: same })
    for (const same of sameOf(seats, ({ x, y }) => `${x} ${y}`))
      problems.push({ kind: 'place', section: id, seats: same })
  }
  return problems
}

function sameOf(seats: readonly PlanSeat[], of: (seat: PlanSeat) => string): number[][] {
  const groups = new Map<string, number[]>()
  for (const seat of seats) {
    const group = groups.get(of(seat))
    if (group) group.push(seat.id)
    else groups.set(of(seat), [seat.id])
  }
  return [...groups.values()].filter(({ length }) => length > 1)
}

/** Puts back what was sold, held or blocked meanwhile and is not in the plan, or has another name in it. */
export function restoreUsed(plan: Plan, current: Plan): Plan {
  const missing = current.filter((section) => isUsedSection(section) && !plan.some(({ id }) => id === section.id))
  const wanted = new Map(current.map(({ id, seats }) => [id, seats.filter(({ is_used: isUsed }) => isUsed)] as const))
  const restored = plan.map((section) => {
    const used = wanted.get(section.id) ?? []
    if (used.length === 0) return section
    const byId = new Map(used.map((seat) => [seat.id, seat] as const))
    const seats = section.seats.map((seat) => {
      const sold = byId.get(seat.id)
      return sold ? { ...seat, row: sold.row, number: sold.number, is_used: true } : seat
    })
    const kept = new Set(section.seats.map(({ id }) => id))
    return { ...section, seats: [...seats, ...used.filter(({ id }) => !kept.has(id))] }
  })
  return [...restored, ...missing]
}

/** The own plan on top of a newer one: what the other member has removed is added again as new. */
export function rebase(plan: Plan, current: Plan): Plan {
  const sections = new Map(current.map((section) => [section.id, section]))
  let next = Math.min(firstNewId(plan), firstNewId(current))
  const newId = () => next--
  const rebased = plan.map((section) => {
    const theirs = sections.get(section.id)
    const known = new Set((theirs?.seats ?? []).map(({ id }) => id))
    const isLost = (id: number) => id > 0 && !known.has(id)
    return {
      ...section,
      id: section.id > 0 && !theirs ? newId() : section.id,
      num_ticket_types: theirs?.num_ticket_types ?? 0,
      // Where somebody has a seat or sells tickets with seats, nobody can stand.
      standing: theirs && isUsedSection(theirs) ? null : (section.standing ?? null),
      seats: section.seats.map((seat) => (isLost(seat.id) ? { ...seat, id: newId(), is_used: false } : seat)),
    }
  })
  return restoreUsed(rebased, current)
}

/** Changes of one group that follow each other, such as the letters of a name, are one step. */
export type History = { past: readonly Plan[]; now: Plan; future: readonly Plan[]; group?: string | undefined }
export type HistoryStep =
  | { type: 'change'; plan: Plan; group?: string | undefined }
  | { type: 'undo' | 'redo' }
  | { type: 'load'; plan: Plan }

const MOST_STEPS = 100

/** What undo and redo go through; loading forgets it. */
export function stepHistory(history: History, step: HistoryStep): History {
  const { past, now, future } = history
  switch (step.type) {
    case 'change': {
      if (step.plan === now) return history
      const isSameGroup = step.group !== undefined && step.group === history.group
      const before = isSameGroup ? past : [...past, now].slice(-MOST_STEPS)
      return { past: before, now: step.plan, future: [], group: step.group }
    }
    case 'undo': {
      const before = past.at(-1)
      return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : history
    }
    case 'redo': {
      const [after, ...rest] = future
      return after ? { past: [...past, now], now: after, future: rest } : history
    }
    case 'load':
      return { past: [], now: step.plan, future: [] }
  }
}
