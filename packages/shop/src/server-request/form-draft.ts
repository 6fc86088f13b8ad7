import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Cookies are limited to 4096 bytes, so that a long message needs several. */
const PIECE_LENGTH = 3500
const MOST_PIECES = 4
const LIFETIME_SECONDS = 15 * 60
/** Guards against decompression bombs. */
const LONGEST_DRAFT_BYTES = 100_000

/** The names of the cookies that hold the draft of a form. */
export const draftCookieNames = (cookie: string): string[] =>
  Array.from({ length: MOST_PIECES }, (_, index) => `${cookie}${index}`)

/** The cookies of a draft, for a form that comes back; without a draft they are deleted. */
export function draftCookies(cookie: string, draft: object | undefined): string[] {
  const packed = draft ? deflateRawSync(JSON.stringify(draft)).toString('base64url') : ''
  // A truncated draft is not stored.
  const value = packed.length > PIECE_LENGTH * MOST_PIECES ? '' : packed
  return draftCookieNames(cookie).map((name, index) => {
    const piece = value.slice(index * PIECE_LENGTH, (index + 1) * PIECE_LENGTH)
    return `${name}=${piece}; path=/; max-age=${piece ? LIFETIME_SECONDS : 0}; samesite=lax; httponly`
  })
}

/** The draft in the values of its cookies; empty when malformed. */
export function readDraftCookies(pieces: readonly (string | undefined)[]): Readonly<Record<string, unknown>> {
  try {
    const packed = Buffer.from(pieces.map((piece) => piece ?? '').join(''), 'base64url')
    return Object(JSON.parse(inflateRawSync(packed, { maxOutputLength: LONGEST_DRAFT_BYTES }).toString()))
  } catch {
    return {}
  }
}
