import { createHmac, timingSafeEqual } from 'node:crypto'
import { Forged } from './gateway-failure.ts'

const LARGEST_TEXT = 4000
const SIGNATURE = /^[A-Za-z0-9+/]{43}=$/
/** Without these in what was signed, the signature says nothing. */
const NEEDED = ['total_amount', 'transaction_uuid', 'product_code', 'status']

export const signEsewa = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64')

/** What was sent back in `data`: Base64 of JSON, signed over its fields as they were written, in the order that it lists. */
export function readEsewaData(secret: string, data: string): Record<string, string> {
  const fields = fieldsOf(decode(data))
  const listed = (fields['signed_field_names'] ?? '').split(',')
  if (NEEDED.some((name) => !listed.includes(name))) throw new Forged()
  const text = listed.map((name) => `${name}=${Object.hasOwn(fields, name) ? fields[name] : ''}`).join(',')
  const given = fields['signature'] ?? ''
  if (!SIGNATURE.test(given)) throw new Forged()
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signEsewa(secret, text)))) throw new Forged()
  return fields
}

function decode(data: string): string {
  if (data.length > LARGEST_TEXT) throw new Forged()
  // A plus sign in an address is read as a blank.
  return Buffer.from(data.replaceAll(' ', '+'), 'base64').toString('utf8')
}

const FIELD = /"([a-z_]{1,40})"\s*:\s*(?:"((?:[^"\\]|\\.)*)"|(-?\d[\d.eE+-]*))/g

/**
 * The fields as they are written: 133.0 read as a number would be 133, over which nothing was signed. What is written
 * twice is not told apart, and hence refused.
 */
function fieldsOf(json: string): Record<string, string> {
  const fields: Record<string, string> = {}
  try {
    JSON.parse(json)
    for (const [, name = '', quoted, number] of json.matchAll(FIELD)) {
      if (Object.hasOwn(fields, name)) throw new Forged()
      fields[name] = number ?? String(JSON.parse(`"${quoted}"`))
    }
  } catch {
    throw new Forged()
  }
  return fields
}
