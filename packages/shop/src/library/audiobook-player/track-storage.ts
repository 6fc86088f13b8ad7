import { listenPath } from '../../paths.ts'

// The service worker uses the same cache name.
const CACHE = 'library-files'
const ENDS_AT = 'x-ends-at'
const RETRY_MS = 4000
const MOST_FAILURES = 30

type Which = { id: string; part: number }
type StoreTrackOptions = Which & {
  size: number
  type: string
  /** When access ends; a download is not played after that. */
  endsAt: string | null
  /** Gets a URL, a new one when the last has failed. */
  addressOf: (how: { anew: boolean }) => string | Promise<string>
  onBytes: (bytes: number) => void
  signal: AbortSignal
}

const address = ({ id, part }: Which) => `${listenPath(id)}?part=${part + 1}`

/** The downloaded parts of an audiobook. */
export async function storedTracks(id: string): Promise<number[]> {
  const stored = await quietly(async () => (await caches.open(CACHE)).keys(listenPath(id), { ignoreSearch: true }))
  return (stored ?? []).map(({ url }) => Number(new URL(url).searchParams.get('part')) - 1)
}

/** The object URL of a downloaded part; undefined when missing or expired. */
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

/** Streams a part into the cache and resumes after a lost connection. Rejects when the storage is full. */
export async function storeTrack({ id, part, type, endsAt, ...source }: StoreTrackOptions): Promise<void> {
  const chunks = bytesOf(source)
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

/** Not every browser can iterate a response body. */
async function* chunksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    yield value
  }
}

/** Waits for the connection, or a moment. */
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

/** Without cache storage playback still works. */
async function quietly<Answer>(act: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}
