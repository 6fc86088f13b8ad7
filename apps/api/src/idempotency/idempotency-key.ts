import { Type } from 'typebox'

/** The header by which a request can be repeated without being done twice. */
export const IDEMPOTENCY_KEY = {
  'idempotency-key': Type.Optional(
    Type.String({ minLength: 1, maxLength: 255, description: 'The same key is not done twice and answers the same.' }),
  ),
}
