import { createHash } from 'node:crypto'
import { connection } from 'next/server'

/** Who could not be answered may ask again after so long. */
const RETRY_AFTER_SECONDS = '60'

/** Answers a text that is made from what the API tells: 404 for nothing, 503 where the API is away. */
export async function textResponse(request: Request, type: string, read: () => Promise<string | undefined>) {
  // A build knows neither the API nor the address of the site.
  await connection()
  const text = await read().catch(() => null)
  if (text === null) {
    return errorResponse('The site does not answer just now. Try again in a moment.', 503, {
      'retry-after': RETRY_AFTER_SECONDS,
    })
  }
  if (text === undefined) return errorResponse('Not found.', 404)
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = { etag, 'cache-control': 'public, max-age=0, must-revalidate' }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } })
}

const errorResponse = (text: string, status: number, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
