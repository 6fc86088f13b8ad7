/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Joins the waiting list of a sold-out event; an existing position is kept. */
export function joinWaitingList(
  client: Client,
  { slug, ...body }: ArgsOf<'joinWaitingList'>,
  options: CallOptions = {},
): Promise<AnswerOf<'joinWaitingList'>> {
  return client.call(writePath`api/events/${{ slug }}/waiting-list/`, { ...options, method: 'POST', body })
}
