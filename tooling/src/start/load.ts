import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'undici'

type Asked = { path: string; body?: object; headers?: Record<string, string> }

export type LoadOptions = {
  connections: number
  /** Makes the request number `at`: the connections share one count, so that no two of them ask for the same at once. */
  ask: (at: number) => Asked
  /** Ends the load; a request that is under way is still counted. */
  signal?: AbortSignal
  /** Ends the load after so many requests. */
  most?: number
  /** So many requests a second of all connections, instead of as many as can be. */
  perSecond?: number
}

export type Load = {
  requests: number
  perSecond: number
  /** Within how many milliseconds this part of the requests, `0.99` for example, had their response. */
  within: (part: number) => number
  /** How many responses were not 200, by their status. */
  wrong: Record<string, number>
}

/** Sends requests to a server and reads each response to its end. */
export async function sendLoad(
  origin: string,
  { connections, ask, signal, most = Number.POSITIVE_INFINITY, perSecond }: LoadOptions,
): Promise<Load> {
  const times: number[] = []
  const wrong: Record<string, number> = {}
  const began = performance.now()
  let asked = 0

  async function work() {
    const client = new Client(origin)
    while (asked < most && !signal?.aborted) {
      const at = asked
      asked += 1
      if (perSecond) await pause(Math.ceil(Math.max(0, began + (1000 * at) / perSecond - performance.now())))
      const sent = performance.now()
      const status = await statusOf(client, ask(at))
      times.push(performance.now() - sent)
      if (status !== '200') wrong[status] = (wrong[status] ?? 0) + 1
    }
    await client.close()
  }

  await Promise.all(Array.from({ length: connections }, work))
  const seconds = (performance.now() - began) / 1000
  times.sort((one, other) => one - other)
  return {
    requests: times.length,
    perSecond: Math.round(times.length / seconds),
    within: (part) => Math.round(times[Math.floor(times.length * part)] ?? 0),
    wrong,
  }
}

/** With callbacks, as a stream for each response takes the client more time than many a response takes the server. */
function statusOf(client: Client, { path, body, headers = {} }: Asked): Promise<string> {
  let status = ''
  return new Promise((resolve) => {
    client.dispatch(
      body === undefined
        ? { path, method: 'GET', headers }
        : {
            path,
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          },
      {
        onResponseStart: (_controller, code) => {
          status = String(code)
        },
        // undici refuses a handler without it.
        onRequestStart: () => undefined,
        onResponseData: () => undefined,
        onResponseEnd: () => resolve(status),
        onResponseError: () => resolve('no response'),
      },
    )
  })
}
