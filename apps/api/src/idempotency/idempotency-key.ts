import { Type } from 'typebox'

const Key = Type.String({
  minLength: 1,
  maxLength: 255,
  description: 'The same key is not done twice and answers the same.',
})

/** The header by which a request can be repeated without being done twice. */
export const IDEMPOTENCY_KEY = { 'idempotency-key': Type.Optional(Key) }

/** The same where money moves: an answer that never came can always be asked for again. */
export const REQUIRED_IDEMPOTENCY_KEY = { 'idempotency-key': Key }
