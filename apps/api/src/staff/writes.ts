import type { FastifyRequest } from 'fastify'
import { type TSchema, Type } from 'typebox'
import { ApiError } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { parseVersion } from '../http/request-body.ts'
import { schemaRef } from '../http/schemas.ts'
import { requestHash, withIdempotencyKey } from '../idempotency/queries.ts'
import { MESSAGES } from '../messages/messages.ts'
import { staffActor } from './access.ts'
import type { StaffActor } from './audit/queries.ts'
import { type Connection, staffQueries } from './queries.ts'

/** What a write by staff knows of its request. */
export type StaffWrite = {
  actor: StaffActor
  language: Language
  /** The version that the caller has seen; undefined means any. */
  version: number | undefined
}

/**
 * Runs a write by staff in one transaction, once for each idempotency key. `write` records its event with
 * `recordStaffEvent` in the same transaction.
 */
export async function staffWrite<T>(
  database: Connection,
  request: FastifyRequest,
  write: (inside: Connection, change: StaffWrite) => Promise<T>,
): Promise<T> {
  const { language, params, body, headers } = request
  const change = { actor: await staffActor(request), language, version: parseVersion(request) }
  const key = headers['idempotency-key']
  const once = {
    scope: `staff ${change.actor.accountId}`,
    key: typeof key === 'string' ? key : undefined,
    requestHash: requestHash(change.actor.operation, params, change.version, body),
    language,
  }
  return staffQueries(database).inTransaction((inside) => withIdempotencyKey(inside, once, () => write(inside, change)))
}

/** Refuses a change of an old version with the present state, so that both can be shown side by side. */
export function requireVersion(
  { language, version }: Pick<StaffWrite, 'language' | 'version'>,
  seen: { version: number },
  toCurrent: () => object,
) {
  if (version === undefined || version === seen.version) return
  throw new ApiError(409, {
    detail: MESSAGES[language].staff.changed,
    code: 'version_conflict',
    version: String(seen.version),
    current: toCurrent(),
  })
}

/** The response to a change of an old version, with the state of a named schema. */
export function conflictSchema<T extends TSchema>(current: T) {
  const reference = schemaRef(current)
  const $id = '$id' in current ? `${current['$id']}Conflict` : undefined
  return Type.Object(
    {
      detail: Type.String(),
      code: Type.String(),
      version: Type.Optional(Type.String()),
      current: Type.Optional(reference),
    },
    { ...($id && { $id }) },
  )
}
