import { createHash, randomBytes } from 'node:crypto'

const SECRET = /^[A-Za-z0-9_-]{43}$/

/** 256 bits that whoever holds them is known by. */
export const createToken = () => randomBytes(32).toString('base64url')

/** What is stored of a secret. */
export const hashToken = (secret: string) => createHash('sha256').update(secret).digest()

/** The hash of what was sent, if it can be a secret of ours at all. */
export const hashIfToken = (text: string | undefined): Buffer | undefined =>
  text !== undefined && SECRET.test(text) ? hashToken(text) : undefined
