import type { IncomingMessage, ServerResponse } from 'node:http'
import { holdBack } from './hold-back.ts'

const MARKED = /(<p [^>]*data-asked-path="([^"]+)"[^>]*>)([^<]*)/
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** Writes the path of the request into the message of a page that is not found, slash at the end and escapes included. */
export function showAskedPath(request: IncomingMessage, response: ServerResponse): void {
  const { url = '' } = request
  holdBack(response, {
    isHeld: () =>
      !response.headersSent &&
      response.statusCode === 404 &&
      request.method !== 'HEAD' &&
      String(response.getHeader('content-type')).startsWith('text/html'),
    release: (body) => {
      const page = Buffer.from(writeAskedPath(body.toString(), url))
      if (response.hasHeader('content-length')) response.setHeader('content-length', page.length)
      return page
    },
  })
}

/** Next hands a page the parts of its path decoded and without the slash at the end; the page marks where it shows them. */
export function writeAskedPath(html: string, url: string): string {
  const escaped = url.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
  const [withoutQuery = ''] = escaped.split('?', 1)
  return html.replace(
    MARKED,
    (_, tag: string, path: string, text: string) =>
      // Only a page that names the query, as the pages of a list do, shows it.
      tag + text.replace(path, () => (path.includes('?') ? escaped : withoutQuery)),
  )
}
