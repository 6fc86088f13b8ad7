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
/** How long the store may take until its answer begins. */
const PATIENCE_MS = 15_000

/** Media in a bucket of S3, or of what speaks as S3 does. */
export function s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): MediaStorage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: TRIES_AGAIN })
  const addressOf = (name: string) => `${endpoint.replace(/\/+$/, '')}/${bucket}/${name}`

  return {
    async write({ name, type, bytes }) {
      // The hash is part of what is signed: bytes that were changed on the way are refused.
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
        // The same class under two names: of the browser's types, and of Node's.
        return Readable.fromWeb(answer.body as ReadableStream)
      }
      await answer.body?.cancel()
      if (answer.status === 404) return undefined
      throw away()
    },
  }
}

/** The beginning of the answer is waited for; once it has begun it may take its time. */
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
