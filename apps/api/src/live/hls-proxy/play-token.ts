import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whose place it was given out for, and what it opens there. It opens nothing without the session that it names. */
export type Play = {
  place: string
  session: string
  date: number
  stream: string
  /** In seconds. */
  until: number
}

const TOKEN = /^([A-Za-z0-9_-]{1,600})\.([A-Za-z0-9_-]{43})$/

const sign = (key: Buffer, payload: string) => createHmac('sha256', key).update(payload).digest()

/** Stands in the path of a stream, so that everything that its playlists name is asked for with it. */
export function writePlayToken(key: Buffer, { place, session, date, stream, until }: Play): string {
  const payload = Buffer.from(JSON.stringify([place, session, date, stream, until])).toString('base64url')
  return `${payload}.${sign(key, payload).toString('base64url')}`
}

/** What a token says, if it is one of ours; whether it is too late for it is for others to say. */
export function readPlayToken(key: Buffer, token: string): Play | undefined {
  const [, payload, signature] = TOKEN.exec(token) ?? []
  if (payload === undefined || signature === undefined) return undefined
  if (!timingSafeEqual(sign(key, payload), Buffer.from(signature, 'base64url'))) return undefined
  // It was written by `writePlayToken`, whoever sends it.
  const [place, session, date, stream, until] = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return { place, session, date, stream, until }
}
