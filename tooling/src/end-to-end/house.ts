import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../start/free-port.ts'
import { type Part, startPart, stopPart } from '../start/part.ts'

/** The folder of a site under `apps`. */
export type Site = 'store' | 'culture'

/** A built site with an API of its own, on ports and in a folder that nobody else uses. */
export type House = {
  url: string
  apiUrl: string
  /** Changes the database as somebody who sits at it. */
  sql: (text: string, values?: unknown[]) => Promise<void>
  stopApi: () => Promise<void>
  startApi: () => Promise<void>
  close: () => Promise<void>
}

export async function openHouse(site: Site): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'dabali-'))
  const [apiPort, sitePort] = [await freePort(), await freePort()]
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const url = `http://localhost:${sitePort}`
  const env = {
    API_PORT: apiPort,
    API_ORIGIN: apiUrl,
    DATA_DIR: folder,
    SITE_ORIGINS: url,
    [`${site.toUpperCase()}_PORT`]: sitePort,
  }
  let api: Part | undefined

  async function startApi() {
    api = startPart('The API', 'apps/api/src/server.ts', env)
    await api.ready
  }
  async function stopApi() {
    api?.ready.catch(() => undefined)
    if (api) await stopPart(api)
  }

  await startApi()
  const server = startPart('The site', `apps/${site}/src/server.ts`, env)
  await server.ready
  return {
    url,
    apiUrl,
    startApi,
    stopApi,
    async sql(text, values) {
      const connectionString = process.env['DATABASE_URL']
      // The API's own server listens in its folder, and nowhere else.
      const own = { host: join(folder, 'postgres'), user: 'dabali', database: 'dabali' }
      const client = new pg.Client(connectionString ? { connectionString } : own)
      await client.connect()
      await client.query(text, values)
      await client.end()
    },
    async close() {
      await stopPart(server)
      await stopApi()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
