import autocannon from 'autocannon'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8)
const CONNECTIONS = 8

export type Load = { title: string; method?: 'GET' | 'POST'; paths: string[]; bodies?: string[] }
export type Measured = { title: string; perSecond: number; p50: number; p95: number; p99: number; wrong: number }

/** Asks as fast as eight connections can, each path in turn, and says how it went. Milliseconds are those of an answer. */
export async function load(origin: string, { title, method = 'GET', paths, bodies }: Load): Promise<Measured> {
  const asked = (seconds: number) =>
    autocannon({
      url: origin,
      connections: CONNECTIONS,
      duration: seconds,
      requests: paths.map((path, at) => ({
        method,
        path,
        ...(bodies === undefined
          ? {}
          : { body: bodies[at % bodies.length] ?? '', headers: { 'content-type': 'application/json' } }),
      })),
    })
  await asked(2)
  const result = await asked(SECONDS)
  return {
    title,
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p95: result.latency.p97_5,
    p99: result.latency.p99,
    wrong: result.non2xx + result.errors,
  }
}
