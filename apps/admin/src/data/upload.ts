import { ApiError } from '@dabali/api-client'
import { pageLanguage, toHttpError } from './api.ts'

type Upload = {
  method: 'POST' | 'PUT'
  /** Below `/v1/`. */
  path: string
  file: Blob
  /** The version that was seen, of what has one. */
  version?: number
  /** The digest of the bytes, where the API compares it. */
  digest?: string
  idempotencyKey?: string
  signal?: AbortSignal
  /** From 0 to 1, as far as the bytes have left. */
  onProgress?: (share: number) => void
}

/** Sends the bytes of a file. `fetch` reports no progress of an upload, so this is not a call of the client. */
export function upload<Answer>({ method, path, file, signal, onProgress, ...headers }: Upload): Promise<Answer> {
  const { version, digest, idempotencyKey } = headers
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (failure: number | 'network', body?: unknown) => reject(toHttpError(new ApiError(failure, body)))
    request.open(method, `/v1/${path}`)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', pageLanguage())
    request.setRequestHeader('content-type', 'application/octet-stream')
    if (version !== undefined) request.setRequestHeader('if-match', `"${version}"`)
    if (digest !== undefined) request.setRequestHeader('content-digest', digest)
    if (idempotencyKey !== undefined) request.setRequestHeader('idempotency-key', idempotencyKey)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.onabort = () => fail('network')
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onerror = () => fail('network')
    request.onload = () => {
      const body = readJson(request.responseText)
      if (request.status < 400 && body !== undefined) resolve(body as Answer)
      else fail(request.status, body)
    }
    request.send(file)
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
