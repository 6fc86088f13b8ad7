import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { GeneralError } from '../errors/api-error.ts'
import type { MediaStorage } from './media-store.ts'

export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const TRIES_AGAIN = 2
/** How long S3 may take until its response begins. */
const PATIENCE_MS = 15_000

/** Media in an S3-compatible bucket. */
export function s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): MediaStorage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: TRIES_AGAIN })
  const addressOf = (name: string) => `${endpoint.replace(/\/+$/, '')}/${bucket}/${name}`

  return {
    async write({ name, type, bytes }) {
      // The hash is signed, so that S3 rejects bytes that were altered in transit.
      const hash = createHash('sha256').update(bytes).digest('hex')
      const headers = { 'Content-Type': type, 'X-Amz-Content-Sha256': hash }
      const answer = await inTime((signal) =>
        client.fetch(addressOf(name), { method: 'PUT', headers, body: Buffer.from(bytes), signal }),
      )
      await answer.body?.cancel()
      if (!answer.ok) throw away()
    },

    async read(name, range) {
      const headers = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }
      const answer = await inTime((signal) => client.fetch(addressOf(name), { headers, signal }))
      if (answer.status === (range === undefined ? 200 : 206) && answer.body !== null) {
        // DOM and Node types name the same class.
        return Readable.fromWeb(answer.body as ReadableStream)
      }
      await answer.body?.cancel()
      if (answer.status === 404) return undefined
      throw away()
    },
  }
}

/** Limits the time until the response begins, not the download. */
async function inTime(ask: (signal: AbortSignal) => Promise<Response>) {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), PATIENCE_MS)
  try {
    return await ask(late.signal)
  } catch {
    throw away()
  } finally {
    clearTimeout(timer)
  }
}

const away = () => new GeneralError(503, 'unavailable')
