import { processSingleton } from './process-cache.ts'

// A page that was finished right after a change may have begun, and read its data, right before it.
const MAX_RENDER_MS = 1_000
// Every tag is remembered once; a shop has as many tags as things, and each costs about a hundred bytes.
const MAX_TAGS = 200_000

type Invalidations = { byTag: Map<string, number>; everything: number }

const invalidations = processSingleton<Invalidations>('changed-tags', () => ({ byTag: new Map(), everything: 0 }))

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

/** When one of the tags changed last; 0 when none did. */
export function lastInvalidation(tags: readonly string[]): number {
  let last = invalidations.everything
  for (const tag of tags) {
    const changed = invalidations.byTag.get(tag)
    if (changed !== undefined && changed > last) last = changed
  }
  return last
}

/** Whether a page that was finished at this time shows what is true now. */
export function isPageFresh(tags: readonly string[], finishedAt: number): boolean {
  const changed = lastInvalidation(tags)
  return changed === 0 || finishedAt > changed + MAX_RENDER_MS
}

const POLL_INTERVAL_MS = 500
const REQUEST_TIMEOUT_MS = 2_000

const REFUSED = [401, 403]

type Answer = { tags: { tag: string }[]; seq: number }

type PollOptions = {
  /** By which the API knows a site on another machine. */
  secret?: string | undefined
  /** Called once if the API denies access. */
  warn: (sentence: string) => void
}

/**
 * Asks the API twice a second which tags changed. While the API is away nothing is said and nothing is lost: the next
 * answer holds everything since the last. The first answer only tells where to begin, so what was kept before it goes.
 */
export function pollInvalidations(apiOrigin: string, { secret, warn }: PollOptions): { stop: () => void } {
  let seen: number | undefined
  let stopped = false
  let hasWarned = false
  let timer: NodeJS.Timeout | undefined

  async function ask() {
    const { status, answer } = await fetchInvalidations({ apiOrigin, secret, seq: seen ?? 0 })
    if (stopped) return
    if (REFUSED.includes(status) && !hasWarned) {
      // Without an answer no page would ever be made anew.
      warn(`${apiOrigin} refuses to say what changed: INTERNAL_SECRET has to be the same there and here.`)
      hasWarned = true
    }
    if (answer) {
      // A smaller number than before is another database: what changed in it is not known.
      if (seen === undefined || answer.seq < seen) invalidateEverything()
      else invalidateTags(answer.tags.map(({ tag }) => tag))
      seen = answer.seq
    }
    timer = setTimeout(ask, POLL_INTERVAL_MS).unref()
  }

  void ask()
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

type PollRequest = { apiOrigin: string; secret: string | undefined; seq: number }

async function fetchInvalidations({
  apiOrigin,
  secret,
  seq,
}: PollRequest): Promise<{ status: number; answer?: Answer }> {
  try {
    const response = await fetch(`${apiOrigin}/internal/cache-tags/?after=${seq}`, {
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
