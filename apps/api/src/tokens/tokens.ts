import { createHash, randomBytes } from 'node:crypto'

const SECRET = /^[A-Za-z0-9_-]{43}$/

/** A bearer token of 256 random bits. */
export const createToken = () => randomBytes(32).toString('base64url')

/** Only the hash of a token is stored. */
export const hashToken = (secret: string) => createHash('sha256').update(secret).digest()

/** The hash, if the text is a well-formed token. */
export const hashIfToken = (text: string | undefined): Buffer | undefined =>
  text !== undefined && SECRET.test(text) ? hashToken(text) : undefined
