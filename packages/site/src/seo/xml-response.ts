import { connection } from 'next/server'
import { loadText, type TextSource } from './text-cache.ts'

/** Characters that XML forbids even when escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' }

/** Escapes text for an element or an attribute. */
export const xmlText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[<>&"']/g, (sign) => ENTITIES[sign] ?? '')

type Attributes = Record<string, string | number | undefined>

/** An element; attributes that are undefined are left out. Its content is XML already. */
export function element(name: string, attributes: Attributes = {}, ...content: string[]): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${xmlText(String(value))}"`,
  )
  const inside = content.join('')
  return inside ? `<${name}${written.join('')}>${inside}</${name}>` : `<${name}${written.join('')}/>`
}

/** An element that holds a text alone. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  element(name, attributes, xmlText(text))

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`

/** `Retry-After` when the API is unavailable. */
const RETRY_AFTER_SECONDS = '60'

/** A text response from API data: 404 for undefined, 503 if the API is unavailable. */
export async function textResponse(request: Request, type: string, source: TextSource) {
  // A build knows neither the API nor the address of the site.
  await connection()
  const loaded = await loadText(request.url, source).catch(() => null)
  if (loaded === null) {
    return errorResponse('The site does not answer just now. Try again in a moment.', 503, {
      'retry-after': RETRY_AFTER_SECONDS,
    })
  }
  if (loaded === undefined) return errorResponse('Not found.', 404)
  const { text, etag } = loaded
  const headers = { etag, 'cache-control': 'public, max-age=0, must-revalidate' }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } })
}

const errorResponse = (text: string, status: number, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
