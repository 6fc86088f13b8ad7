import { listenPath } from '../../paths.ts'

// The name is known to the service worker, which keeps the page of the player beside it.
const CACHE = 'library-files'
const ENDS_AT = 'x-ends-at'
const RETRY_MS = 4000
const MOST_FAILURES = 30

type Which = { id: string; part: number }
type StoreTrackOptions = Which & {
  size: number
  type: string
  /** Until when the work is open; what is kept is not played any longer than that. */
  endsAt: string | null
  /** Another one where the last has stopped working. */
  addressOf: (how: { anew: boolean }) => string | Promise<string>
  onBytes: (bytes: number) => void
  signal: AbortSignal
}

const address = ({ id, part }: Which) => `${listenPath(id)}?part=${part + 1}`

/** The parts of a work that this device keeps. */
export async function storedTracks(id: string): Promise<number[]> {
  const stored = await quietly(async () => (await caches.open(CACHE)).keys(listenPath(id), { ignoreSearch: true }))
  return (stored ?? []).map(({ url }) => Number(new URL(url).searchParams.get('part')) - 1)
}

/** Where a part is played from that is kept here; none where it is not, or not open any more. */
export async function storedTrackUrl(which: Which): Promise<string | undefined> {
  return quietly(async () => {
    const cache = await caches.open(CACHE)
    const response = await cache.match(address(which))
    if (!response) return undefined
    const endsAt = response.headers.get(ENDS_AT)
    if (endsAt && Date.parse(endsAt) <= Date.now()) {
      await cache.delete(address(which))
      return undefined
    }
    return URL.createObjectURL(await response.blob())
  })
}

export async function deleteTracks(id: string): Promise<void> {
  await quietly(async () => (await caches.open(CACHE)).delete(listenPath(id), { ignoreSearch: true }))
}

/** Keeps a part as it comes, and goes on where it was when the line breaks. Refused where there is no room. */
export async function storeTrack({ id, part, type, endsAt, ...asked }: StoreTrackOptions): Promise<void> {
  const chunks = bytesOf(asked)
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  const headers = { 'content-type': type, ...(endsAt && { [ENDS_AT]: endsAt }) }
  const cache = await caches.open(CACHE)
  await cache.put(address({ id, part }), new Response(body, { headers }))
}

type Bytes = Pick<StoreTrackOptions, 'size' | 'addressOf' | 'onBytes' | 'signal'>

async function* bytesOf({ size, addressOf, onBytes, signal }: Bytes) {
  let got = 0
  let failures = 0
  while (got < size) {
    try {
      for await (const bytes of await answerFrom(got, { address: await addressOf({ anew: failures > 0 }), signal })) {
        got += bytes.byteLength
        failures = 0
        onBytes(got)
        yield bytes
      }
    } catch (error) {
      failures += 1
      if (signal.aborted || failures > MOST_FAILURES) throw error
      await waitBeforeRetry(signal)
    }
  }
}

async function answerFrom(got: number, { address: url, signal }: { address: string; signal: AbortSignal }) {
  const answer = await fetch(url, { signal, ...(got > 0 && { headers: { range: `bytes=${got}-` } }) })
  if (!answer.body || answer.status !== (got > 0 ? 206 : 200)) throw new Error(`The part answers ${answer.status}.`)
  return chunksOf(answer.body)
}

/** Not every browser lets a body be gone through by itself. */
async function* chunksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    yield value
  }
}

/** When the line is back, or after a while. */
async function waitBeforeRetry(signal: AbortSignal): Promise<void> {
  const over = new AbortController()
  const { signal: isOver } = over
  await new Promise<void>((resolve) => {
    const goOn = () => resolve()
    const timer = setTimeout(goOn, RETRY_MS)
    addEventListener('online', goOn, { signal: isOver })
    signal.addEventListener('abort', goOn, { signal: isOver })
    isOver.addEventListener('abort', () => clearTimeout(timer))
  })
  over.abort()
}

/** A browser that keeps nothing still plays. */
async function quietly<Answer>(act: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}
