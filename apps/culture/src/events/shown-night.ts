import type { EventDate } from '@dabali/api-client'

const COMING: readonly EventDate['state'][] = ['live', 'doors_open', 'upcoming']

/** The night that an event is announced with: the next one, or the last one when none is to come. */
export const shownNight = (dates: readonly EventDate[]): EventDate | undefined => dates.find(isComing) ?? dates.at(-1)

/** The night whose tickets are shown first: the announced one, or where it has none, the first that has. */
export const openNight = (dates: readonly EventDate[]): EventDate | undefined => {
  const shown = shownNight(dates)
  if (shown && isOnSale([shown])) return shown
  return dates.find((date) => isOnSale([date])) ?? (shown && isSold(shown) ? shown : dates.find(isSold))
}

/** Whether a night is still to be gone to. */
export const isComing = ({ state }: EventDate): boolean => COMING.includes(state)

/** Whether anything can be bought for any of these nights now. */
export const isOnSale = (dates: readonly EventDate[]): boolean =>
  dates.some(({ ticket_types }) => ticket_types.some(({ state }) => state === 'on_sale'))

/** Whether something is still said about tickets: they are, were sold out, or will be. */
export const isSold = ({ ticket_types }: EventDate): boolean => ticket_types.some(({ state }) => state !== 'ended')
