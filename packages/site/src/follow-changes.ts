import { markChanged, markEverythingChanged } from './changed-tags.ts'

const EVERY_MS = 500
const LONGEST_WAIT_MS = 2_000

type Answer = { tags: { tag: string }[]; seq: number }

/**
 * Asks the API twice a second which tags changed. While the API is away nothing is said and nothing is lost: the next
 * answer holds everything since the last. The first answer only tells where to begin, so what was kept before it goes.
 */
export function followChanges(apiOrigin: string): { stop: () => void } {
  let seen: number | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function ask() {
    const answer = await changesAfter(apiOrigin, seen ?? 0)
    if (stopped) return
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

async function changesAfter(apiOrigin: string, seq: number): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${apiOrigin}/internal/cache-tags/?after=${seq}`, {
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    })
    const body: unknown = await response.json()
    return response.ok && isAnswer(body) ? body : undefined
  } catch {
    return undefined
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
