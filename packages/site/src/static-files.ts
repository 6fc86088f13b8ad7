import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { REQUEST_ID_HEADER } from './request-id.ts'
import { DOCUMENT_HEADERS } from './security-headers.ts'

const ONE_DAY_SECONDS = 86_400
const STATIC = '/_next/static/'
const WORKER = '/service-worker.js'
/** The Latin display font, without which a page is only plainer. */
const OPTIONAL_FONT = /^\/_next\/static\/media\/literata[\w.-]+\.woff2$/

type Next = () => void

/** Set before it is known who answers. Without compressed headers, those of the files of one page would take 3 kB. */
const USELESS_HEADERS = [...DOCUMENT_HEADERS, REQUEST_ID_HEADER]

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

  function answerWithBuilt(request: IncomingMessage, response: ServerResponse) {
    const { url = '' } = request
    for (const name of USELESS_HEADERS) response.removeHeader(name)
    // sirv resolves below its own folder; the next handler needs the original URL.
    request.url = url.slice(STATIC.length - 1)
    built(request, response, () => {
      request.url = url
      response.writeHead(404, { 'cache-control': 'no-store' }).end()
    })
  }

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
    if (url.startsWith(STATIC)) answerWithBuilt(request, response)
    else if (worker && url === WORKER) worker(request, response, next)
    else if (open) open(request, response, next)
    else next()
  }
}
