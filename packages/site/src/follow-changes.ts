import { markChanged, markEverythingChanged } from './changed-tags.ts'

const EVERY_MS = 500
const LONGEST_WAIT_MS = 2_000

const REFUSED = [401, 403]

type Answer = { tags: { tag: string }[]; seq: number }

type Following = {
  /** By which the API knows a site on another machine. */
  secret?: string | undefined
  /** Told once when the API refuses to answer this site. */
  warn: (sentence: string) => void
}

/**
 * Asks the API twice a second which tags changed. While the API is away nothing is said and nothing is lost: the next
 * answer holds everything since the last. The first answer only tells where to begin, so what was kept before it goes.
 */
export function followChanges(apiOrigin: string, { secret, warn }: Following): { stop: () => void } {
  let seen: number | undefined
  let stopped = false
  let hasWarned = false
  let timer: NodeJS.Timeout | undefined

  async function ask() {
    const { status, answer } = await changesAfter({ apiOrigin, secret, seq: seen ?? 0 })
    if (stopped) return
    if (REFUSED.includes(status) && !hasWarned) {
      // Without an answer no page would ever be made anew.
      warn(`${apiOrigin} refuses to say what changed: INTERNAL_SECRET has to be the same there and here.`)
      hasWarned = true
    }
    if (answer) {
      // A smaller number than before is another database: what changed in it is not known.
      if (seen === undefined || answer.seq < seen) markEverythingChanged()
      else markChanged(answer.tags.map(({ tag }) => tag))
      seen = answer.seq
    }
    timer = setTimeout(ask, EVERY_MS).unref()
  }

  void ask()
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

type Asked = { apiOrigin: string; secret: string | undefined; seq: number }

async function changesAfter({ apiOrigin, secret, seq }: Asked): Promise<{ status: number; answer?: Answer }> {
  try {
    const response = await fetch(`${apiOrigin}/internal/cache-tags/?after=${seq}`, {
      headers: secret === undefined ? {} : { authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
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
