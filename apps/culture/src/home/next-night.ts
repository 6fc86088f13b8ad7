import type { EventDate } from '@dabali/api-client'

// What goes on now comes before what is to come.
const TO_COME = ['live', 'doors_open', 'upcoming'] as const satisfies readonly EventDate['state'][]

/** Whether a night can still be gone to; one that was put off has no day to go on. */
export const isToCome = (state: EventDate['state']): boolean => TO_COME.some((each) => each === state)

/** The night of an event that one can go to next. */
export function nextNight<Night extends Pick<EventDate, 'state'>>(nights: readonly Night[]): Night | undefined {
  return TO_COME.map((state) => nights.find((night) => night.state === state)).find(Boolean)
}
