import { Agent, createServer, request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { sendLoad } from '@dabali/tooling/load'
import { freePort } from '@dabali/tooling/ports'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8)
const CONNECTIONS = 8

/** Passes requests on to the API and counts them, without those for invalidations. */
export async function countRequests(apiPort: string) {
  let count = 0
  const upstream = new Agent({ keepAlive: true })
  const server = createServer(({ method, url = '', headers }, response) => {
    if (!url.startsWith('/internal/')) count += 1
    const call = request({ port: apiPort, method, path: url, headers, agent: upstream }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    call.on('error', () => response.destroy())
    response.req.pipe(call)
  })
  // Longer than the pauses of a run: a connection that closes while it is used again would fail a page.
  server.keepAliveTimeout = 60_000
  const port = Number(await freePort())
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${port}`,
    /** The number of requests since the last call. */
    take() {
      const taken = count
      count = 0
      return taken
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

export function getPage(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers: { 'accept-encoding': 'br' } }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      if (answer.statusCode === 200) resolve(brotliDecompressSync(Buffer.concat(chunks)).toString())
      else reject(new Error(`${url} answers ${answer.statusCode}.`))
    })
    call.on('error', reject).end()
  })
}

/** Requests each page once; returns how many there were a second. */
export async function requestPages(origin: string, paths: readonly string[]): Promise<number> {
  const left = [...paths]
  const began = performance.now()
  const work = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await getPage(origin + path)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  return Math.round((paths.length / (performance.now() - began)) * 1000)
}

/** Requests one page as fast as eight connections can; returns how often it was served a second. */
export async function loadPage(url: string): Promise<number> {
  const { origin, pathname: path } = new URL(url)
  const { perSecond, wrong } = await sendLoad(origin, {
    connections: CONNECTIONS,
    signal: AbortSignal.timeout(SECONDS * 1000),
    ask: () => ({ path, headers: { 'accept-encoding': 'br' } }),
  })
  if (Object.keys(wrong).length > 0) throw new Error(`${url}: ${JSON.stringify(wrong)} requests failed.`)
  return perSecond
}
