/** The states of one event date. */
export const DATE_STATES = ['upcoming', 'doors_open', 'live', 'replay', 'ended', 'postponed', 'cancelled'] as const
export type DateState = (typeof DATE_STATES)[number]

export const SALE_STATES = ['not_yet', 'on_sale', 'sold_out', 'ended'] as const
export type SaleState = (typeof SALE_STATES)[number]

/** States that staff can set for a stream. */
export const OVERRIDE_STATES = ['interrupted', 'live', 'ended'] as const
export type StateOverride = (typeof OVERRIDE_STATES)[number]

export type DateFacts = {
  status: 'scheduled' | 'postponed' | 'cancelled'
  doors_at: Date
  starts_at: Date
  ends_at: Date
  replay_hours: number | null
  /** The last state that staff set for the stream; null without a stream. */
  said: StateOverride | null
}

export type TicketFacts = {
  admits: 'hall' | 'stream'
  num_available: number
  sales_start_at: Date | null
  sales_end_at: Date | null
}

const HOUR = 3_600_000
/** How long an event may run over when staff keep it live. */
const OVERRUN_MS = 12 * HOUR

/** When the replay ends; null without a replay. */
export const replayUntil = ({ ends_at, replay_hours }: Pick<DateFacts, 'ends_at' | 'replay_hours'>) =>
  replay_hours === null ? null : new Date(ends_at.getTime() + replay_hours * HOUR)

/** No stream is live after this, even if staff do not end it. */
export const lastMoment = ({ ends_at }: Pick<DateFacts, 'ends_at'>) => new Date(ends_at.getTime() + OVERRUN_MS)

type OverrideFacts = Pick<DateFacts, 'status' | 'doors_at' | 'ends_at' | 'said'>

/** The state that staff set, while it replaces that of the clock; the function `stream_override` of the database is the same. */
export function overrideOf({ status, said, ...times }: OverrideFacts, now: Date): StateOverride | null {
  if (said === null || status !== 'scheduled' || now < times.doors_at) return null
  return now < (said === 'ended' ? times.ends_at : lastMoment(times)) ? said : null
}

/** Each state includes its first moment. */
export function dateState(date: DateFacts, now: Date): DateState {
  if (date.status !== 'scheduled') return date.status
  const override = overrideOf(date, now)
  if (override !== null) return override === 'ended' ? 'ended' : 'live'
  if (now < date.doors_at) return 'upcoming'
  if (now < date.starts_at) return 'doors_open'
  if (now < date.ends_at) return 'live'
  const until = replayUntil(date)
  return until !== null && now < until ? 'replay' : 'ended'
}

/**
 * Whether an event is over for the holders of a ticket. Staff who end a stream early do not end it in the hall, nor its
 * replay.
 */
export function isOverFor(admits: 'hall' | 'stream', date: DateFacts, now: Date): boolean {
  const until = admits === 'stream' ? replayUntil(date) : null
  const override = overrideOf(date, now)
  if (override === 'ended') return admits === 'stream' && until === null
  return override === null && now >= (until ?? date.ends_at)
}

/**
 * Cancelled: never on sale. Postponed: on sale again once rescheduled. A stream that staff have ended: on sale again with its
 * replay.
 */
export function saleState(ticket: TicketFacts, date: DateFacts, now: Date): SaleState {
  if (date.status === 'cancelled' || now >= salesEnd(ticket, date)) return 'ended'
  if (ticket.admits === 'stream' && overrideOf(date, now) === 'ended') return 'ended'
  if (date.status === 'postponed') return 'not_yet'
  if (ticket.sales_start_at !== null && now < ticket.sales_start_at) return 'not_yet'
  return ticket.num_available > 0 ? 'on_sale' : 'sold_out'
}

/** Sales end with the event for the hall and with the replay for the stream. */
function salesEnd(ticket: TicketFacts, date: DateFacts) {
  const over = ticket.admits === 'stream' ? (replayUntil(date) ?? date.ends_at) : date.ends_at
  return ticket.sales_end_at !== null && ticket.sales_end_at < over ? ticket.sales_end_at : over
}

/** True where some type is still on sale and all of those are sold out. */
export function isSoldOut(states: SaleState[]) {
  const open = states.filter((state) => state !== 'ended')
  return open.length > 0 && open.every((state) => state === 'sold_out')
}

/** What can still be bought. */
export const AVAILABILITIES = ['available', 'few_left', 'stream_only', 'not_yet', 'sold_out', 'ended'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** Up to this many hall tickets of a date are few. */
const FEW = 20

type TicketSale = Pick<TicketFacts, 'admits' | 'num_available'> & { state: SaleState }

/** What can still be bought of one date. */
export function availabilityOf(tickets: TicketSale[]): Availability {
  const inState = (state: SaleState) => tickets.filter((ticket) => ticket.state === state)
  const onSale = inState('on_sale')
  const hall = onSale.filter(({ admits }) => admits === 'hall')
  if (hall.length > 0) {
    return hall.reduce((sum, { num_available }) => sum + num_available, 0) > FEW ? 'available' : 'few_left'
  }
  const isHallOver = tickets.some(({ admits, state }) => admits === 'hall' && state !== 'not_yet')
  if (onSale.length > 0) return isHallOver ? 'stream_only' : 'available'
  if (tickets.length === 0 || inState('not_yet').length > 0) return 'not_yet'
  return inState('sold_out').length > 0 ? 'sold_out' : 'ended'
}

/** What can still be bought of an event: the best of its dates. */
export const bestAvailability = (dates: Availability[]): Availability =>
  AVAILABILITIES.find((availability) => dates.includes(availability)) ?? 'not_yet'

/** The first state of any date is the state of the event. */
const LOUDEST_FIRST = ['live', 'doors_open', 'upcoming', 'replay', 'postponed', 'ended', 'cancelled'] as const

/** An event without a date is upcoming. */
export const eventState = (dates: DateState[]): DateState =>
  LOUDEST_FIRST.find((state) => dates.includes(state)) ?? 'upcoming'

const COMING = new Set<DateState>(['live', 'doors_open', 'upcoming'])
export const isComing = (state: DateState) => COMING.has(state)
