import { Agent, request } from 'node:http'

/** As a client sees a request: answered, refused for the moment, of unknown outcome, or wrong. */
export type Outcome = 'answered' | 'refused' | 'cut' | 'failed'

export type Answer = { outcome: Outcome; status: number; body: string; cookies: string[]; milliseconds: number }

type Wanted = { method?: string; body?: object; headers?: Record<string, string> }

const LONGEST_WAIT_MS = 40_000

/**
 * Refused is a clear 503: nothing was done, and the client is told when to ask again. Cut is what a proxy says, or a broken
 * connection, when a request may have been done: the client repeats it with its key. Everything else fails.
 */
export function outcomeOf(status: number, retryAfter: string | undefined): Outcome {
  if (status >= 200 && status < 400) return 'answered'
  if (status === 503 && retryAfter !== undefined) return 'refused'
  // 409: the first request, which was cut, is still running.
  if ((status === 502 || status === 409) && retryAfter !== undefined) return 'cut'
  return status === 0 ? 'cut' : 'failed'
}

export function openClient() {
  const agent = new Agent({ keepAlive: true })
  return {
    close: () => agent.destroy(),
    send: (url: string, wanted: Wanted = {}) => send(agent, url, wanted),
  }
}

function send(agent: Agent, url: string, { method = 'GET', body, headers = {} }: Wanted): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const began = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, parts: Buffer[] = [], received: Record<string, unknown> = {}) => {
      const answered = Buffer.concat(parts).toString()
      const retryAfter = received['retry-after'] === undefined ? undefined : String(received['retry-after'])
      const outcome = outcomeOf(status, retryAfter)
      const cookies = [received['set-cookie'] ?? []].flat().map((each) => String(each).split(';', 1)[0] ?? '')
      resolve({ outcome, status, body: answered, cookies, milliseconds: performance.now() - began })
    }
    const sent = request(url, {
      agent,
      method,
      headers: {
        ...headers,
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
    })
    sent.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', () => end(0))
      answer.on('end', () => end(answer.statusCode ?? 0, parts, answer.headers))
    })
    sent.on('error', () => end(0))
    sent.setTimeout(LONGEST_WAIT_MS, () => sent.destroy(new Error('no answer')))
    sent.end(text)
  })
}
