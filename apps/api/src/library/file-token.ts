import { createHmac, timingSafeEqual } from 'node:crypto'

/** What an address opens: one work of one owner, until a moment. */
export type FileClaim = {
  entitlementId: string
  /** What was asked for; the parts of a film are reached from it. */
  name: string
  /** Seconds since 1970. */
  expires: number
  isSaved: boolean
  /** Who is logged in alone may follow it; null: whoever has it. */
  sessionId: string | null
}

/** The claim, readable, and behind it what nobody can write who has not the key. */
export function signClaim(key: Buffer, { entitlementId, name, expires, isSaved, sessionId }: FileClaim): string {
  const fields = [entitlementId, name, expires, isSaved ? 1 : 0, sessionId]
  const payload = Buffer.from(JSON.stringify(fields)).toString('base64url')
  return `${payload}.${sign(key, payload)}`
}

/** What was claimed, if it was us who signed it. */
export function readClaim(key: Buffer, token: string): FileClaim | undefined {
  const [payload = '', signature = ''] = token.split('.', 2)
  if (token !== `${payload}.${signature}` || !isSame(signature, sign(key, payload))) return undefined
  const [entitlementId, name, expires, saved, sessionId] = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return { entitlementId, name, expires, isSaved: saved === 1, sessionId }
}

const sign = (key: Buffer, payload: string) => createHmac('sha256', key).update(payload).digest('base64url')

// As text: several texts can stand for the same bytes, and only one of them is ours.
function isSame(one: string, other: string) {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
