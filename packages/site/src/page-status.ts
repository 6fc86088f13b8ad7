const STATUS_TAG = 'status:'

/** The tag by which a page asks to be answered with this status. */
export const statusTag = (status: number): string => `${STATUS_TAG}${status}`

/** The status that a page asked for, when one of its tags names one. */
export function statusOf(tags: readonly string[]): number | undefined {
  const tag = tags.find((each) => each.startsWith(STATUS_TAG))
  return tag ? Number(tag.slice(STATUS_TAG.length)) : undefined
}

const STATUS_UNKNOWN = 500
const STATUS_NO_ANSWER = 503
const DIGEST = /^status:(\d{3})$/

/**
 * The status of a page that could not be made: that of the call that failed, 503 when the API gave no answer, 500 for anything
 * else.
 */
export function failureStatus(error: unknown): number {
  if (typeof error !== 'object' || error === null) return STATUS_UNKNOWN
  const { status, digest } = error as { status?: unknown; digest?: unknown }
  const given = status ?? DIGEST.exec(String(digest))?.[1]
  if (given === undefined) return STATUS_UNKNOWN
  return Number(given) >= 400 ? Number(given) : STATUS_NO_ANSWER
}

/**
 * Writes the status of a failed call into its digest. Of an error that leaves a `'use cache'` function, Next passes on nothing
 * but the digest.
 */
export function keepStatusInDigest(error: Error): void {
  Object.assign(error, { digest: `status:${failureStatus(error)}` })
}

const RETRY_AFTER_SECONDS = '5'

/** What the answer of a page with this status says about a later try. */
export const retryHeaders = (status: number): Record<string, string> =>
  status === 503 || status === 429 ? { 'retry-after': RETRY_AFTER_SECONDS } : {}
