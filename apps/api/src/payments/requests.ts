import { Type } from 'typebox'
import { PAYMENT_METHODS } from '../basket/payment-methods.ts'
import { notFound } from '../errors/api-error.ts'
import { ErrorSchema } from '../errors/error-schema.ts'
import { schemaRef, stringEnum } from '../http/schemas.ts'

export const refusals = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, schemaRef(ErrorSchema)]))

export const HashParams = Type.Object({ hash: Type.String({ examples: ['q83vEjRWeJCrze8SNFZ4kA'] }) })

export const InitiateBody = Type.Object({
  payment_method: Type.Optional(
    stringEnum(PAYMENT_METHODS, { description: 'Another way than that of the payment; it makes another payment.' }),
  ),
})

const HASH = /^[A-Za-z0-9_-]{22}$/

/** What can be no hash of ours names no payment. */
export function readHash(text: string): string {
  if (HASH.test(text)) return text
  throw notFound()
}
