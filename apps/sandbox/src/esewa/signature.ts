import { createHmac, timingSafeEqual } from 'node:crypto'

/** The merchant that eSewa publishes for tests, and its key. */
export const MERCHANT = { productCode: 'EPAYTEST', secretKey: '8gBm/:&EnhH.1/q' } as const

type Fields = Record<string, string>

/** What is signed: the named fields in the order in which they are named, as they are written. */
const textOf = (fields: Fields, names: string) =>
  names
    .split(',')
    .map((name) => `${name}=${fields[name] ?? ''}`)
    .join(',')

export const sign = (fields: Fields, names: string, key: string = MERCHANT.secretKey): string =>
  createHmac('sha256', key).update(textOf(fields, names)).digest('base64')

export function isSigned(fields: Fields): boolean {
  const given = Buffer.from(fields['signature'] ?? '')
  const right = Buffer.from(sign(fields, fields['signed_field_names'] ?? ''))
  return given.length === right.length && timingSafeEqual(given, right)
}
