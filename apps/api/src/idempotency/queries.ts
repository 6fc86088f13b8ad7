import { createHash } from 'node:crypto'
import { type Expression, type RawBuilder, sql, type Transaction } from 'kysely'
import { Type } from 'typebox'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { isUuid } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'

/** The stored request of a key that this transaction has locked; nulls without a key. */
export type Claim = {
  is_free: boolean | null
  request_hash: Buffer | null
  status: number | null
  answer: unknown
}

export type Connection = Database | Transaction<Schema>

/** The status of a stored answer that was removed with the personal data in it. */
const REMOVED = 410

type Text = string | null | Expression<string | null>

/** Locks the key until the end of the transaction; used in the `from` of another statement. */
export const claimedKey = (scope: Text, key: string | null): RawBuilder<Claim> =>
  sql<Claim>`claim_idempotency_key(${scope}, ${key}::text)`

/** Matches the address, and none that only ends like it. In JSON a letter can be the end of a line break. */
const wholeAddress = (email: string) =>
  `(^|\\\\[bfnrt]|[^A-Za-z0-9._%+-])${email.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&')}`

export const idempotencyStatements = (connection: Connection) => ({
  async claimKey({ scope, key }: { scope: string; key: string }): Promise<Claim> {
    const { rows } = await sql<Claim>`select * from ${claimedKey(sql`${scope}::text`, key)}`.execute(connection)
    return rows[0] ?? { is_free: null, request_hash: null, status: null, answer: null }
  },

  /**
   * Removes what the stored answers say about a person who is deleted or merged. The keys stay used: the same request must not move
   * money or send mail a second time.
   */
  removeAnswersAbout: ({ accountId, email }: { accountId: string | null; email: string | null }) =>
    sql`
      with known as (
        select ${accountId}::text as id
        union all
        select id::text from "order"
        where account_id = ${accountId}::uuid or (account_id is null and not is_forgotten and email = ${email}::text)
      ), stored as materialized (
        select scope, key, scope || ' ' || coalesce(answer::text, '') as body from idempotency
      )
      update idempotency set status = ${REMOVED}, answer = null
      from stored
      where idempotency.scope = stored.scope and idempotency.key = stored.key and (
        exists (select from known where strpos(body, id) > 0)
        or (strpos(body, ${email}::text) > 0 and body ~ ${email === null ? null : wholeAddress(email)}::text)
      )`.execute(connection),

  storeAnswer: (kept: { scope: string; key: string; requestHash: Buffer; answer: unknown; status?: number }) =>
    connection
      .insertInto('idempotency')
      .values({
        scope: kept.scope,
        key: kept.key,
        request_hash: kept.requestHash,
        status: kept.status ?? 200,
        answer: JSON.stringify(kept.answer),
      })
      .execute(),
})

const Key = Type.String({
  minLength: 1,
  maxLength: 255,
  description: 'A repeated key has the effect of one request and gets the same response.',
})

/** Header that makes a request safe to retry. */
export const IDEMPOTENCY_KEY = { 'idempotency-key': Type.Optional(Key) }

/** Required where money moves, so that a lost response can be requested again. */
export const REQUIRED_IDEMPOTENCY_KEY = { 'idempotency-key': Key }

const withoutCase = (_name: string, value: unknown) =>
  typeof value === 'string' && isUuid(value) ? value.toLowerCase() : value

/** Hash of the operation and its input. Unknown keys are ignored, and an id is the same with capital letters. */
export const requestHash = (...parts: readonly unknown[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts, withoutCase)).digest()

/** The stored response of the same request, or undefined. Another request with the same key is refused. */
export function storedResponse(
  claim: Claim,
  requestHash: Buffer,
  language: Language,
): { status: number; answer: unknown } | undefined {
  if (claim.is_free === false) throw inFlight(language)
  if (claim.request_hash === null) return undefined
  if (!requestHash.equals(claim.request_hash)) throw keyReused(language)
  if (claim.status === REMOVED) throw answerRemoved(language)
  return { status: claim.status ?? 200, answer: claim.answer }
}

const keyReused = (language: Language) =>
  new ApiError(422, { detail: MESSAGES[language].requests.keyReused, code: 'idempotency_key_reused' })

export const answerRemoved = (language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].requests.answerRemoved, code: 'idempotency_answer_removed' })

const inFlight = (language: Language) =>
  new ApiError(
    409,
    { detail: MESSAGES[language].requests.inFlight, code: 'idempotency_in_flight' },
    { 'Retry-After': '1' },
  )

export type IdempotentRequest = {
  /** Owner of the key; keys of different owners are independent. */
  scope: string
  key: string | undefined
  requestHash: Buffer
  language?: Language
}

/**
 * Runs an operation once per key in the open transaction and replays its response afterwards. A refused attempt
 * stores nothing, so it can be repeated. Concurrent requests get 409.
 */
export async function withIdempotencyKey<T>(
  inside: Connection,
  request: IdempotentRequest,
  act: () => Promise<T>,
): Promise<T> {
  const { scope, key, requestHash, language = 'en' } = request
  if (key === undefined) return act()
  const statements = idempotencyStatements(inside)
  const earlier = storedResponse(await statements.claimKey({ scope, key }), requestHash, language)
  // Stored by the same operation, so the type is the same.
  if (earlier) return earlier.answer as T
  const answer = await act()
  await statements.storeAnswer({ scope, key, requestHash, answer })
  return answer
}
