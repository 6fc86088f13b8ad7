import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { latinDigits } from '../../address/parse-address.ts'

const CODE = /^\d{6}$/
const HASH_BYTES = 32
// A million codes are few: each guess at a stolen hash has to cost more than the minutes for which it is worth anything.
export const CODE_COST = { N: 2 ** 14, r: 8, p: 1 }
export type CodeCost = typeof CODE_COST

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** The code as it was mailed, however it was typed: with spaces, or in Nepali digits. */
export function parseCode(text: string): string | undefined {
  const code = latinDigits(text.replace(/[\s-]/g, ''))
  return CODE.test(code) ? code : undefined
}

/** Hash of a code, salted with the id of its link. */
export const hashCode = (code: string, linkId: string, cost: CodeCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(code, linkId, HASH_BYTES, cost, (error, hash) => (error ? reject(error) : resolve(hash)))
  })

/** Constant time, also when there is no link to compare with. */
export async function matchesCode(
  code: string,
  link: { id: string; code_hash: Buffer } | undefined,
  cost: CodeCost,
): Promise<boolean> {
  const { id, code_hash } = link ?? { id: 'none', code_hash: randomBytes(HASH_BYTES) }
  return timingSafeEqual(await hashCode(code, id, cost), code_hash) && link !== undefined
}
