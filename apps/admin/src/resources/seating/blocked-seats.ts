import type { getStaffDateSeats } from '@dabali/api-client/staff'
import type { SeatIds } from './seating-plan.ts'

export type DateSeats = Awaited<ReturnType<typeof getStaffDateSeats>>
type Sections = DateSeats['sections']
type State = Sections[number]['seats'][number]['state']

/** How many of the selected seats are free, held, sold and blocked. */
export function selectedStates(sections: Sections, selected: SeatIds): Record<State, number> {
  const counts: Record<State, number> = { free: 0, held: 0, sold: 0, blocked: 0 }
  for (const { seats } of sections) for (const { id, state } of seats) if (selected.has(id)) counts[state] += 1
  return counts
}

/** Those of the selected seats whose state the change is about: the free ones, or the blocked ones. */
export function changedSeats(sections: Sections, selected: SeatIds, isBlocking: boolean): SeatIds {
  const state = isBlocking ? 'free' : 'blocked'
  const changed = sections.flatMap(({ seats }) => seats.filter((seat) => selected.has(seat.id) && seat.state === state))
  return new Set(changed.map(({ id }) => id))
}

/** All blocked seats after a change: of the selected ones the free are blocked, or the blocked released. */
export function blockedAfter(sections: Sections, selected: SeatIds, isBlocking: boolean): number[] {
  const isBlocked = ({ id, state }: Sections[number]['seats'][number]) => {
    if (state === 'blocked') return isBlocking || !selected.has(id)
    return isBlocking && state === 'free' && selected.has(id)
  }
  return sections.flatMap(({ seats }) => seats.filter(isBlocked).map(({ id }) => id))
}
