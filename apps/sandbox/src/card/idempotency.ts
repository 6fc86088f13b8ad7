import { createHash } from 'node:crypto'
import { forgetOldest } from '../gateway/forget-oldest.ts'
import { Refusal } from './refusal.ts'

const LONGEST_KEY = 255
const MOST_KEPT = 50_000

type Kept = { fingerprint: string; answer: object }
type Asked = { key: string | undefined; path: string; fields: object }

/** The same key does the same thing once; what was refused was not done, and may be tried again. */
export function keepAnswers() {
  const kept = new Map<string, Kept>()
  return {
    once({ key, path, fields }: Asked, make: () => object): { answer: object; isRepeated: boolean } {
      if (key === undefined || key === '') return { answer: make(), isRepeated: false }
      if (key.length > LONGEST_KEY) {
        throw new Refusal(400, `Idempotency keys may not be longer than ${LONGEST_KEY} characters.`)
      }
      const fingerprint = createHash('sha256')
        .update(JSON.stringify([path, fields]))
        .digest('base64')
      const before = kept.get(key)
      if (before === undefined) {
        const answer = structuredClone(make())
        kept.set(key, { fingerprint, answer })
        forgetOldest(kept, MOST_KEPT)
        return { answer, isRepeated: false }
      }
      if (before.fingerprint === fingerprint) return { answer: before.answer, isRepeated: true }
      throw new Refusal(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: 'idempotency_error' },
      )
    },
  }
}

export type Answers = ReturnType<typeof keepAnswers>
