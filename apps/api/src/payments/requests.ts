import { Type } from 'typebox'
import { PAYMENT_METHODS } from '../basket/payment-methods.ts'
import { notFound } from '../errors/api-error.ts'
import { ErrorSchema } from '../errors/error-schema.ts'
import { named } from '../http/named-schema.ts'
import { oneOf } from '../http/one-of.ts'

export const refusals = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, named(ErrorSchema)]))

export const HashParams = Type.Object({ hash: Type.String({ examples: ['q83vEjRWeJCrze8SNFZ4kA'] }) })

export const InitiateBody = Type.Object({
  payment_method: Type.Optional(
    oneOf(PAYMENT_METHODS, { description: 'Another way than that of the payment; it makes another payment.' }),
  ),
})

const HASH = /^[A-Za-z0-9_-]{22}$/

/** What can be no hash of ours names no payment. */
export function readHash(text: string): string {
  if (HASH.test(text)) return text
  throw notFound()
}
