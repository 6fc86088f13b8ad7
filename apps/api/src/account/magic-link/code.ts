import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'

const CODE = /^\d{6}$/
const NEPALI_DIGITS = /[०-९]/g
const HASH_BYTES = 32
// A million codes are few: each guess at a stolen hash has to cost more than the minutes for which it is worth anything.
export const CODE_COST = { N: 2 ** 14, r: 8, p: 1 }
export type CodeCost = typeof CODE_COST

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** The code as it was mailed, however it was typed: with spaces, or in Nepali digits. */
export function readCode(text: string): string | undefined {
  const code = text
    .replace(/[\s-]/g, '')
    .replace(NEPALI_DIGITS, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
  return CODE.test(code) ? code : undefined
}

/** What is stored of a code; the same code of another link is stored as something else. */
export const hashCode = (code: string, linkId: string, cost: CodeCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(code, linkId, HASH_BYTES, cost, (error, hash) => (error ? reject(error) : resolve(hash)))
  })

/** Takes as long when there is nothing to compare with. */
export async function isCodeOf(
  code: string,
  link: { id: string; code_hash: Buffer } | undefined,
  cost: CodeCost,
): Promise<boolean> {
  const { id, code_hash } = link ?? { id: 'none', code_hash: randomBytes(HASH_BYTES) }
  return timingSafeEqual(await hashCode(code, id, cost), code_hash) && link !== undefined
}
