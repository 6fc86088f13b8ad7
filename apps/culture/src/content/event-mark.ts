import type { EventCard } from '@dabali/api-client'

type Standing = Pick<EventCard, 'state' | 'is_sold_out'> & { isOnSale: boolean }

type EventMark = 'cancelled' | 'postponed' | 'live' | 'doorsOpen' | 'replay' | 'ended' | 'soldOut' | 'onSale' | 'notYet'

const BY_STATE: Readonly<Partial<Record<EventCard['state'], EventMark>>> = {
  cancelled: 'cancelled',
  postponed: 'postponed',
  live: 'live',
  replay: 'replay',
  ended: 'ended',
}

const AHEAD: ReadonlySet<EventMark> = new Set(['postponed', 'doorsOpen', 'soldOut', 'onSale', 'notYet'])

/** The one word that says how a night stands: what is called off or going on first, then whether there are tickets. */
export function eventMark({ state, is_sold_out, isOnSale }: Standing): EventMark {
  const known = BY_STATE[state]
  if (known) return known
  if (is_sold_out) return 'soldOut'
  if (state === 'doors_open') return 'doorsOpen'
  return isOnSale ? 'onSale' : 'notYet'
}

/** Whether it is still to come, as far as anybody knows. */
export const isAhead = (mark: EventMark) => AHEAD.has(mark)

/** In which colour it is said. */
export const MARK_CODES: Readonly<Record<EventMark, 'e' | 'w' | 's' | 'n'>> = {
  cancelled: 'e',
  postponed: 'w',
  live: 'e',
  doorsOpen: 'w',
  replay: 's',
  ended: 'n',
  soldOut: 'e',
  onSale: 's',
  notYet: 'n',
}
