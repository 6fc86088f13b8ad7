/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** The numbered seats of an event date, and which of them are free.. */
export function getSeatingPlan(
  client: Client,
  { slug, event_date_id }: ArgsOf<'getSeatingPlan'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getSeatingPlan'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ event_date_id }}/seats/`, options)
}
