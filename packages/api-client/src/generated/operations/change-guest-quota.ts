/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Changes how many people the guest list may have; for staff. */
export function changeGuestQuota(
  client: Client,
  { event_date_id, ...body }: ArgsOf<'changeGuestQuota'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeGuestQuota'>> {
  return client.call(writePath`api/staff/guest-list/${{ event_date_id }}/quota/`, { ...options, method: 'PUT', body })
}
