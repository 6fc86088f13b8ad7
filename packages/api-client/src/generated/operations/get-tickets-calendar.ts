/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** The dates of the tickets of the visitor, as iCalendar. */
export function getTicketsCalendar(
  client: Client,
  query: ArgsOf<'getTicketsCalendar'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getTicketsCalendar'>> {
  return client.call('api/tickets/calendar.ics', { ...options, query })
}
