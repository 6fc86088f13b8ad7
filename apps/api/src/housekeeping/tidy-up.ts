import type { HousekeepingQueries } from './queries.ts'

export const HOUSEKEEPING_TOPIC = 'housekeeping'
export const HOUSEKEEPING_EVERY_SECONDS = 60 * 60

/** Deletes what has had its time, a part at a time. */
export async function tidyUp(queries: HousekeepingQueries) {
  for (const forget of Object.values(queries)) {
    while (await forget()) await new Promise(setImmediate)
  }
}
