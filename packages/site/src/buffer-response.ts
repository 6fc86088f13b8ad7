import type { IncomingMessage, ServerResponse } from 'node:http'

type WriteArguments = [chunk?: unknown, ...rest: unknown[]]

type BufferOptions = {
  /** Whether what is written now waits for the end. */
  isHeld: () => boolean
  /** Called with the whole of it; what it returns is sent. */
  release: (body: Buffer) => Buffer
}

/** Keeps an answer until it is whole, so that its head can still say something that only the whole shows. */
export function bufferResponse(response: ServerResponse, { isHeld, release }: BufferOptions): void {
  const chunks: Buffer[] = []
  const { write, end, flushHeaders } = response
  // The several forms of these two do not matter here: whatever was given is given on.
  response.write = (...given: WriteArguments) =>
    isHeld() ? collect(chunks, given) : Reflect.apply(write, response, given)
  response.end = (...given: WriteArguments) => {
    if (!isHeld()) return Reflect.apply(end, response, given)
    collect(chunks, given)
    const body = Buffer.concat(chunks)
    return Reflect.apply(end, response, [release(body)])
  }
  response.flushHeaders = () => {
    if (!isHeld()) flushHeaders.call(response)
  }
}

function collect(chunks: Buffer[], [chunk, ...rest]: WriteArguments) {
  if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  const done = rest.at(-1)
  if (typeof done === 'function') done()
  return true
}

const MARKED = /(<p [^>]*data-asked-path="([^"]+)"[^>]*>)([^<]*)/
const HTML_ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** Writes the path of the request into the message of a page that is not found, slash at the end and escapes included. */
export function insertRequestedPath(request: IncomingMessage, response: ServerResponse): void {
  const { url = '' } = request
  bufferResponse(response, {
    isHeld: () =>
      !response.headersSent &&
      response.statusCode === 404 &&
      request.method !== 'HEAD' &&
      String(response.getHeader('content-type')).startsWith('text/html'),
    release: (body) => {
      const page = Buffer.from(replaceRequestedPath(body.toString(), url))
      if (response.hasHeader('content-length')) response.setHeader('content-length', page.length)
      return page
    },
  })
}

/** Next hands a page the parts of its path decoded and without the slash at the end; the page marks where it shows them. */
export function replaceRequestedPath(html: string, url: string): string {
  const escaped = url.replace(/[&<>"']/g, (character) => HTML_ESCAPES[character] ?? character)
  const [withoutQuery = ''] = escaped.split('?', 1)
  return html.replace(
    MARKED,
    (_, tag: string, path: string, text: string) =>
      // Only a page that names the query, as the pages of a list do, shows it.
      tag + text.replace(path, () => (path.includes('?') ? escaped : withoutQuery)),
  )
}
