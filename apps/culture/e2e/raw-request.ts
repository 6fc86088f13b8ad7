import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }
type Question = { method?: string; headers?: Record<string, string>; body?: string }

/** One request exactly as it is written: no redirect is followed and no path is put right, as `fetch` would. */
export function ask(origin: string, path: string, { method = 'GET', headers = {}, body }: Question = {}) {
  const { hostname, port } = new URL(origin)
  return new Promise<Answer>((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers, agent: false }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      const bytes = Buffer.concat(chunks)
      const text = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text.toString() })
    })
    call.on('error', reject)
    call.end(body)
  })
}
