import { Agent, request } from 'node:http'

export type Answer = { status: number; body: string; milliseconds: number; retryAfter: string | undefined }

/** Above the timeouts of the API, also on a machine that is several times slower: what lasts longer hangs. */
export const LONGEST_WAIT_MS = 40_000

export const openAgent = (sockets: number) => new Agent({ keepAlive: true, maxSockets: sockets })

/** Sends JSON; rejects when the connection fails or times out. */
export function send(
  agent: Agent,
  url: string,
  { method = 'POST', body, headers = {} }: { method?: string; body?: object; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const text = body === undefined ? '' : JSON.stringify(body)
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(body === undefined
            ? {}
            : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
        },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(parts).toString(),
            milliseconds: performance.now() - began,
            retryAfter: answer.headers['retry-after'],
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end(text)
  })
}

/** Runs `act` for all items, a limited number at once. */
export async function inParallel<T, R>(items: readonly T[], atOnce: number, act: (item: T, at: number) => Promise<R>) {
  const results: R[] = new Array(items.length)
  const waiting = items.entries()
  const work = async () => {
    for (const [at, item] of waiting) results[at] = await act(item, at)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
