import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

const ONE_DAY_SECONDS = 86_400
const STATIC = '/_next/static/'
const WORKER = '/service-worker.js'
/** The Latin display font, without which a page is only plainer. */
const OPTIONAL_FONT = /^\/_next\/static\/media\/literata[\w.-]+\.woff2$/

type Next = () => void

/** The files that the build made, compressed beforehand, and the files of `public`. */
export function createStaticFiles(dir: string) {
  const built = sirv(join(dir, '.next/static'), { brotli: true, gzip: true, immutable: true, maxAge: 31_536_000 })
  const workerDir = join(dir, '.next/service-worker')
  // Browsers revalidate the worker, and must get a new version at once.
  const worker = existsSync(workerDir) ? sirv(workerDir, { etag: true, maxAge: 0 }) : undefined
  const publicDir = join(dir, 'public')
  const open = existsSync(publicDir)
    ? sirv(publicDir, { brotli: true, gzip: true, etag: true, maxAge: ONE_DAY_SECONDS })
    : undefined

  return function answerWithFile(request: IncomingMessage, response: ServerResponse, next: Next): void {
    const { url = '' } = request
    if (OPTIONAL_FONT.test(url)) {
      response.setHeader('vary', 'Save-Data')
      // Pages are cached whole and preload it; only its own request can be answered by what the visitor prefers.
      if (request.headers['save-data'] === 'on') {
        response.writeHead(204, { 'cache-control': 'no-store' }).end()
        return
      }
    }
    if (url.startsWith(STATIC)) {
      // sirv resolves below its own folder; the next handler needs the original URL.
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
