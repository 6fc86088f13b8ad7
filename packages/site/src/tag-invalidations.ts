import { processSingleton } from './process-cache.ts'

/** Longer than one call of the API may take. */
const LONGEST_LOAD_MS = 5_000
// There is a tag for each item of the shop; one takes about a hundred bytes.
const MAX_TAGS = 200_000

type Invalidations = { byTag: Map<string, number>; everything: number }

const invalidations = processSingleton<Invalidations>('invalidations', () => ({ byTag: new Map(), everything: 0 }))

/** Invalidates everything with one of these tags. */
export function invalidateTags(tags: Iterable<string>, at: number = Date.now()): void {
  for (const tag of tags) invalidations.byTag.set(tag, at)
  if (invalidations.byTag.size > MAX_TAGS) invalidateEverything(at)
}

/** Invalidates everything, because changes may have been missed. */
export function invalidateEverything(at: number = Date.now()): void {
  invalidations.byTag.clear()
  invalidations.everything = at
}

/**
 * Whether what started to load its data at this time is current. Next lets concurrent renders share a load, so a render that
 * starts after a change may use data from before it. Such a page is served until no load can be that old, and then rendered
 * once more.
 */
export function isFresh(tags: readonly string[], startedAt: number, now: number = Date.now()): boolean {
  const changedAt = lastInvalidation(tags)
  if (startedAt <= Math.max(changedAt, invalidations.everything)) return false
  const loadsEndAt = changedAt + LONGEST_LOAD_MS
  return startedAt > loadsEndAt || now <= loadsEndAt
}

/** When one of the tags changed last; 0 when none did. */
function lastInvalidation(tags: readonly string[]) {
  return tags.reduce((last, tag) => Math.max(last, invalidations.byTag.get(tag) ?? 0), 0)
}

const POLL_INTERVAL_MS = 500
const REQUEST_TIMEOUT_MS = 2_000

const REFUSED = [401, 403]

type Answer = { tags: { tag: string }[]; seq: number; has_more?: boolean }

type PollOptions = {
  /** By which the API knows a site on another machine. */
  secret?: string | undefined
  /** Called once if the API denies access. */
  warn: (sentence: string) => void
}

/**
 * Asks the API twice a second which tags changed. While the API is away nothing is lost: the next answer has all changes
 * since the last. The first answer only tells where to begin, so everything that was cached before it is invalidated.
 */
export function pollInvalidations(apiOrigin: string, { secret, warn }: PollOptions): { stop: () => void } {
  let seen: number | undefined
  let stopped = false
  let hasWarned = false
  let timer: NodeJS.Timeout | undefined

  async function ask() {
    const { status, answer } = await fetchInvalidations({ apiOrigin, secret, after: seen })
    if (stopped) return
    if (REFUSED.includes(status) && !hasWarned) {
      // Without an answer no page would be rendered again.
      warn(`${apiOrigin} refuses to say what changed: INTERNAL_SECRET has to be the same there and here.`)
      hasWarned = true
    }
    if (answer) {
      // A smaller number than before is another database: what changed in it is not known.
      if (seen === undefined || answer.seq < seen) invalidateEverything()
      else invalidateTags(answer.tags.map(({ tag }) => tag))
      seen = answer.seq
    }
    timer = setTimeout(ask, answer?.has_more ? 0 : POLL_INTERVAL_MS).unref()
  }

  void ask()
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

type PollRequest = { apiOrigin: string; secret: string | undefined; after: number | undefined }

async function fetchInvalidations({
  apiOrigin,
  secret,
  after,
}: PollRequest): Promise<{ status: number; answer?: Answer }> {
  try {
    const response = await fetch(`${apiOrigin}/internal/cache-tags/${after === undefined ? '' : `?after=${after}`}`, {
      headers: secret === undefined ? {} : { authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    const body: unknown = await response.json()
    return response.ok && isAnswer(body) ? { status: 200, answer: body } : { status: response.status }
  } catch {
    return { status: 0 }
  }
}

function isAnswer(body: unknown): body is Answer {
  return (
    typeof body === 'object' &&
    body !== null &&
    'seq' in body &&
    Number.isSafeInteger(body.seq) &&
    'tags' in body &&
    Array.isArray(body.tags)
  )
}
