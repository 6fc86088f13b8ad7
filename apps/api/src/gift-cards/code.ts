import { randomBytes } from 'node:crypto'
import { readGiftCardCode } from '@dabali/domain'
import { hashToken } from '../tokens/tokens.ts'

/** Crockford's Base32: no I, L, O and U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 20

/** A code of 100 random bits. The last four letters are shown to its buyer, which leaves 80. */
export function createGiftCardCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
  return readGiftCardCode(letters) ?? ''
}

/** The hash of a written code; undefined if it is none. */
export function hashGiftCardCode(written: string): Buffer | undefined {
  const code = readGiftCardCode(written)
  return code === undefined ? undefined : hashToken(code)
}

export const endOf = (code: string) => code.slice(-4)
