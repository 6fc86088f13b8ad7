import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

const ONE_DAY_SECONDS = 86_400
const STATIC = '/_next/static/'
const WORKER = '/service-worker.js'

type Next = () => void

/** The files that the build made, compressed beforehand, and the files of `public`. */
export function createStaticFiles(dir: string) {
  const built = sirv(join(dir, '.next/static'), { brotli: true, gzip: true, immutable: true, maxAge: 31_536_000 })
  const workerDir = join(dir, '.next/service-worker')
  // A browser asks for it anew by itself, and must see at once when it has changed.
  const worker = existsSync(workerDir) ? sirv(workerDir, { etag: true, maxAge: 0 }) : undefined
  const publicDir = join(dir, 'public')
  const open = existsSync(publicDir)
    ? sirv(publicDir, { brotli: true, gzip: true, etag: true, maxAge: ONE_DAY_SECONDS })
    : undefined

  return function answerWithFile(request: IncomingMessage, response: ServerResponse, next: Next): void {
    const { url = '' } = request
    if (url.startsWith(STATIC)) {
      // sirv looks below its own folder, and whoever comes after wants the address as it was.
      request.url = url.slice(STATIC.length - 1)
      built(request, response, () => {
        request.url = url
        response.writeHead(404, { 'cache-control': 'no-store' }).end()
      })
    } else if (worker && url === WORKER) worker(request, response, next)
    else if (open) open(request, response, next)
    else next()
  }
}
