import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Part, startPart, stopPart } from '@dabali/tooling/part'
import { freePort, sandboxEnvironment, siteEnvironment } from '@dabali/tooling/ports'
import { memoryOf } from '@dabali/tooling/process-usage'
import { record } from './report.ts'

export type Site = 'store' | 'culture' | 'floor'
export type Servers = { origins: Record<Site, string>; recordMemory: () => void; stop: () => Promise<void> }

const EMPTY_PAGE = join(import.meta.dirname, '../../tooling/empty-site/dist/page')
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const SECTION = 'Start and memory'

/** Both sites with an API and a sandbox of their own, and the empty page. */
export async function startServers(): Promise<Servers> {
  const folder = mkdtempSync(join(tmpdir(), 'dabali-bench-'))
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one()
  }
  const parts: { name: string; part: Part; milliseconds: number }[] = []
  const start = async (name: string, file: string, environment: Record<string, string>) => {
    const began = performance.now()
    const part = startPart(name, file, environment)
    stops.push(() => stopPart(part))
    await part.ready
    parts.push({ name, part, milliseconds: performance.now() - began })
  }
  try {
    const [API_PORT, STORE_PORT, CULTURE_PORT] = [await freePort(), await freePort(), await freePort()]
    const ports = { SANDBOX_PORT: await freePort(), SANDBOX_SMTP_PORT: await freePort() }
    const origins = {
      store: `http://localhost:${STORE_PORT}`,
      culture: `http://localhost:${CULTURE_PORT}`,
      floor: await serveEmptyPage(stops),
    }
    const environment = {
      ...sandboxEnvironment({}, ports),
      ...siteEnvironment({}, ports),
      ...{ DATA_DIR: folder, API_PORT, STORE_PORT, CULTURE_PORT, PIXEL_URL: '' },
      API_ORIGIN: `http://127.0.0.1:${API_PORT}`,
      SITE_ORIGINS: `${origins.store},${origins.culture}`,
    }
    await start('sandbox', 'apps/sandbox/src/server.ts', { ...environment, ...ports })
    await start('API, first start', 'apps/api/src/server.ts', environment)
    await start('store', 'apps/store/src/server.ts', environment)
    await start('culture', 'apps/culture/src/server.ts', environment)
    const recordMemory = () => {
      for (const { name, part, milliseconds } of parts)
        record(SECTION, name, { 'start ms': milliseconds, 'memory MB': memoryOf(part.process.pid) })
    }
    return { origins, recordMemory, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The empty Next pages, compressed as our sites compress theirs. */
async function serveEmptyPage(stops: (() => unknown)[]): Promise<string> {
  const compressed = new Map<string, Buffer>()
  const read = (path: string) => {
    const known = compressed.get(path)
    if (known) return known
    const body = brotliCompressSync(readFileSync(join(EMPTY_PAGE, path)))
    compressed.set(path, body)
    return body
  }
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const path = pathname === '/' ? '/index.html' : normalize(decodeURIComponent(pathname))
    try {
      const body = read(path)
      response
        .setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
        .setHeader('content-encoding', 'br')
        .setHeader('content-length', body.length)
        .end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  const port = Number(await freePort())
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${port}`
}
