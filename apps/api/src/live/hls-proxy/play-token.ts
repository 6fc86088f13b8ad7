import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The stream session that the token was issued for, and the stream that it opens. Useless without that login session.
 */
export type Play = {
  /** Null for the preview of staff, which takes no place of a viewer. */
  place: string | null
  session: string
  date: number
  stream: string
  /** Unix time in seconds. */
  until: number
}

const TOKEN = /^([A-Za-z0-9_-]{1,600})\.([A-Za-z0-9_-]{43})$/

const sign = (key: Buffer, payload: string) => createHmac('sha256', key).update(payload).digest()

/** Part of the path of a stream, so that relative URLs in playlists include it. */
export function writePlayToken(key: Buffer, { place, session, date, stream, until }: Play): string {
  const payload = Buffer.from(JSON.stringify([place, session, date, stream, until])).toString('base64url')
  return `${payload}.${sign(key, payload).toString('base64url')}`
}

/** The content of a valid token; the caller checks the expiry. */
export function readPlayToken(key: Buffer, token: string): Play | undefined {
  const [, payload, signature] = TOKEN.exec(token) ?? []
  if (payload === undefined || signature === undefined) return undefined
  if (!timingSafeEqual(sign(key, payload), Buffer.from(signature, 'base64url'))) return undefined
  // The signature is valid, so `writePlayToken` wrote the payload.
  const [place, session, date, stream, until] = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return { place, session, date, stream, until }
}
