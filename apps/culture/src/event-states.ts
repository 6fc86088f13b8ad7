import type { EventDate } from '@dabali/api-client'

/** The states of a date that is live or still to come, the most urgent first. */
export const UPCOMING_STATES: readonly EventDate['state'][] = ['live', 'doors_open', 'upcoming']

/** Whether a state is live or still to come; a postponed date has no day yet. */
export const isUpcomingState = (state: EventDate['state']): boolean => UPCOMING_STATES.includes(state)
