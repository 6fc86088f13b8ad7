import type { Language } from '../http/language.ts'
import { earlierAnswer } from './earlier-answer.ts'
import { type Connection, idempotencyStatements } from './queries.ts'

type Request = {
  /** Whose key it is: the same key of another one is another key. */
  scope: string
  key: string | undefined
  requestHash: Buffer
  language?: Language
}

/**
 * Does it once for a key, in the transaction that is open, and answers the same ever after. An attempt that was refused
 * leaves nothing, so that it can be made again. Who comes while the first is at work is told so.
 */
export async function once<T>(inside: Connection, request: Request, act: () => Promise<T>): Promise<T> {
  const { scope, key, requestHash, language = 'en' } = request
  if (key === undefined) return act()
  const statements = idempotencyStatements(inside)
  const earlier = earlierAnswer(await statements.claimKey({ scope, key }), requestHash, language)
  // It was written from an answer of the same act, in the transaction that took the key.
  if (earlier) return earlier.answer as T
  const answer = await act()
  await statements.storeAnswer({ scope, key, requestHash, answer })
  return answer
}
