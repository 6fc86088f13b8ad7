import { ApiError } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import type { Claim } from './queries.ts'

const MESSAGES = {
  en: {
    reused: 'This Idempotency-Key belongs to another request.',
    inFlight: 'The same request is still being worked on. Try again in a moment.',
  },
  ne: {
    reused: 'यो Idempotency-Key अर्कै अनुरोधको हो।',
    inFlight: 'यही अनुरोधको काम भइरहेको छ। एक छिनमा फेरि प्रयास गर्नुहोस्।',
  },
}

/** What the same request was answered before; undefined when it is new. Another request under the key is refused. */
export function earlierAnswer(
  claim: Claim,
  requestHash: Buffer,
  language: Language,
): { status: number; answer: unknown } | undefined {
  if (claim.is_free === false) throw inFlight(language)
  if (claim.request_hash === null) return undefined
  if (!requestHash.equals(claim.request_hash)) throw keyReused(language)
  return { status: claim.status ?? 200, answer: claim.answer }
}

const keyReused = (language: Language) =>
  new ApiError(422, { detail: MESSAGES[language].reused, code: 'idempotency_key_reused' })

const inFlight = (language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].inFlight, code: 'idempotency_in_flight' }, { 'Retry-After': '1' })
