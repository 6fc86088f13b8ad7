import { createHash } from 'node:crypto'
import { PART_BYTES } from '../src/uploads/file-reader.ts'
import type { Uploads } from './start-uploads.ts'

type Api = Pick<Uploads, 'app'> & { keeper: { cookie: string } }
type File = { kind: 'audio' | 'video'; name: string; bytes: Buffer; is_public?: boolean; size?: number }

export const digestOf = (bytes: Buffer) => `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`

export const partsOf = (bytes: Buffer) =>
  Array.from({ length: Math.ceil(bytes.length / PART_BYTES) }, (_, at) =>
    bytes.subarray(at * PART_BYTES, (at + 1) * PART_BYTES),
  )

/** The requests of an upload in parts. */
export function uploading({ app, keeper }: Api, more: Record<string, string> = {}) {
  const headers = { cookie: keeper.cookie, ...more }
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url: `/v1/api/staff/uploads/${path}`,
      headers,
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
  }
  return {
    begin: ({ kind, name, bytes, is_public = false, size = bytes.length }: File) =>
      ask('POST', '', { kind, name, size, is_public }),
    get: (id: string) => ask('GET', `${id}/`),
    complete: (id: string) => ask('POST', `${id}/complete/`),
    cancel: (id: string) => ask('DELETE', `${id}/`),
    async send(id: string, number: number, bytes: Buffer, digest = digestOf(bytes)) {
      const answer = await app.inject({
        method: 'PUT',
        url: `/v1/api/staff/uploads/${id}/parts/${number}/`,
        headers: { ...headers, 'content-type': 'application/octet-stream', 'content-digest': digest },
        payload: bytes,
      })
      return { status: answer.statusCode, body: answer.json() }
    },
    async whole(file: File) {
      const { body, status } = await this.begin(file)
      if (status !== 201) return { status, body }
      for (const [at, part] of partsOf(file.bytes).entries()) await this.send(body.id, at + 1, part)
      return this.complete(body.id)
    },
  }
}
