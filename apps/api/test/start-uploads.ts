import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import sharp from 'sharp'
import { buildApp } from '../src/app.ts'
import { createJobHandlers } from '../src/job-handlers.ts'
import { folderStorage, mediaStore } from '../src/media/media-store.ts'
import { mediaQueries } from '../src/media/queries.ts'
import { startApp } from './start-app.ts'
import { addMember, version } from './start-staff.ts'
import { call } from './visitors.ts'

let seed = 1

/** A picture that no other test uploads: the bits of its number in black and white, so that it stays unlike others when it is compressed. */
export function newPicture({ width = 400, height = 600, alpha = 1 } = {}) {
  seed += 1
  const channels = alpha === 1 ? 3 : 4
  const pixels = Array.from({ length: 16 }, (_, bit) => {
    const shade = (seed >> bit) & 1 ? 255 : 0
    return [shade, shade, shade, alpha * 255].slice(0, channels)
  })
  const raw = { width: 4, height: 4, channels: channels as 3 | 4 }
  return sharp(Buffer.from(pixels.flat()), { raw }).resize(width, height, { fit: 'fill', kernel: 'nearest' })
}

/** The API with a media folder of its own, and a shopkeeper. */
export async function startUploads() {
  const api = await startApp()
  const folder = mkdtempSync(join(tmpdir(), 'dabali-media-'))
  const storage = folderStorage(folder)
  const media = mediaStore({ queries: mediaQueries(api.database), storage })
  const app = buildApp({ database: api.database, media, secondFactor: 'optional' })
  await app.ready()
  const keeper = await addMember(api, ['shopkeeper'])

  return {
    ...api,
    app,
    media,
    storage,
    keeper,
    stored: () => readdirSync(folder).toSorted(),

    ask: (
      method: 'GET' | 'PATCH' | 'POST' | 'PUT',
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) => call({ app }, method, `staff/${path}`, body, { cookie: keeper.cookie, ...headers }),

    async upload(payload: Buffer | Readable, headers: Record<string, string> = {}, crop?: string) {
      const answer = await app.inject({
        method: 'POST',
        url: '/v1/api/staff/pictures/',
        query: crop === undefined ? {} : { crop },
        headers: { cookie: keeper.cookie, 'content-type': 'application/octet-stream', ...headers },
        payload,
      })
      return { status: answer.statusCode, body: answer.json() }
    },

    async uploadBook(path: string, payload: Buffer, seen: number, headers: Record<string, string> = {}) {
      const answer = await app.inject({
        method: 'PUT',
        url: `/v1/api/staff/products/${path}`,
        headers: { cookie: keeper.cookie, 'content-type': 'application/epub+zip', ...version(seen), ...headers },
        payload,
      })
      return { status: answer.statusCode, body: answer.json() }
    },

    cleanUp: async () => {
      const handlers = createJobHandlers({ database: api.database, sendMail: async () => undefined, media })
      await handlers['housekeeping']?.({} as never, { id: 'cleanup' })
    },

    stop: async () => {
      await app.close()
      await api.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Uploads = Awaited<ReturnType<typeof startUploads>>
