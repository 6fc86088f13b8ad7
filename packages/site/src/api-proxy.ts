import { Agent, request as ask, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as askSafely, Agent as SafeAgent } from 'node:https'
import { isIPv6 } from 'node:net'

const RESPONSE_TIMEOUT_MS = 30_000
const RETRY_AFTER_SECONDS = '3'

// They are about one connection, and there are two.
const HOP_BY_HOP_HEADERS = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

const API_UNAVAILABLE = {
  en: 'The shop does not answer right now. Nothing was lost; please try again in a moment.',
  ne: 'अहिले पसलबाट जवाफ आएन। केही हराएको छैन; एकैछिनमा फेरि प्रयास गर्नुहोस्।',
}

/** Whether a request is for the API, before and after normalization of its path. */
export function isApiRequest(url: string): boolean {
  return url.startsWith('/v1/') && URL.parse(url, 'http://site.invalid')?.pathname.startsWith('/v1/') === true
}

/** Streams requests to the API and its responses back. */
export function createApiProxy(apiOrigin: string, { responseTimeoutMs = RESPONSE_TIMEOUT_MS } = {}) {
  const { protocol, hostname, port } = new URL(apiOrigin)
  const isSafe = protocol === 'https:'
  const agent = isSafe ? new SafeAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
  const send = isSafe ? askSafely : ask

  return function handOver(request: IncomingMessage, response: ServerResponse, isSecondTry = false): void {
    const { method = 'GET', url = '/' } = request
    const headers = endToEndHeaders(request.headers)
    const call = send({ agent, protocol, hostname: hostname.replace(/^\[|\]$/g, ''), port, method, path: url, headers })
    // A stream of events may be silent for long once it has begun; the beginning may not.
    let patience: NodeJS.Timeout | undefined
    const giveUp = () => call.destroy(new Error('no answer'))
    const limitSilence = () => {
      // An upload can be refused before its end.
      if (!response.headersSent) patience = setTimeout(giveUp, responseTimeoutMs)
    }
    // An upload may take longer, which the API limits by its rate, but not while nothing of it arrives.
    if (isWithoutBody(request)) limitSilence()
    else {
      call.setTimeout(responseTimeoutMs, giveUp)
      request.once('end', () => {
        call.setTimeout(0)
        limitSilence()
      })
    }

    call.on('response', (answer) => {
      clearTimeout(patience)
      call.setTimeout(0)
      // API responses are not pages, unless the API sets a policy.
      response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      for (const [name, values] of responseHeaders(answer)) response.setHeader(name, values)
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
      // A browser reads the answer to a refused upload once all of it is sent.
      answer.once('end', () => {
        if (request.complete) return
        request.unpipe(call).resume()
        call.destroy()
      })
    })
    call.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(patience)
      if (response.headersSent || response.destroyed) return void response.destroy()
      // A kept-alive connection may just have been closed; a request without a body is safe to retry.
      const mayRetry = call.reusedSocket && error.code === 'ECONNRESET' && isWithoutBody(request) && !isSecondTry
      if (mayRetry) handOver(request, response, true)
      else sendUnavailable(request, response, error)
    })
    response.on('close', () => {
      clearTimeout(patience)
      if (!response.writableEnded) call.destroy()
    })
    if (isWithoutBody(request)) call.end()
    else request.pipe(call)
  }
}

function sendUnavailable(request: IncomingMessage, response: ServerResponse, error: NodeJS.ErrnoException) {
  const language = /^\s*ne\b/i.test(request.headers['accept-language'] ?? '') ? 'ne' : 'en'
  const body = JSON.stringify({ detail: API_UNAVAILABLE[language], code: 'api_unavailable' })
  // 503 if the request was not sent, 502 if the API may have acted on it.
  response.writeHead(error.code === 'ECONNREFUSED' ? 503 : 502, {
    'content-type': 'application/json; charset=utf-8',
    'content-language': language,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': RETRY_AFTER_SECONDS,
  })
  response.end(body)
  // What is still coming of the request is not read any more.
  request.unpipe()
  request.resume()
}

const isWithoutBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] === undefined && headers['transfer-encoding'] === undefined

function endToEndHeaders(headers: IncomingHttpHeaders) {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
  const kept = { ...headers }
  for (const name of [...HOP_BY_HOP_HEADERS, ...named]) delete kept[name]
  return kept
}

/** Headers in the API's own order, with every cookie by itself. */
function responseHeaders(answer: IncomingMessage) {
  const named = String(answer.headers.connection ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
  const hidden = new Set([...HOP_BY_HOP_HEADERS, ...named])
  return Object.entries(answer.headersDistinct).flatMap(([name, values]) =>
    values && !hidden.has(name) ? [[name, values] as const] : [],
  )
}

type TrustedOrigin = { trustedProxies: number; origin: string }

/** Replaces forwarding headers from the client by trusted values. */
export function setForwardedHeaders(request: IncomingMessage, { trustedProxies, origin }: TrustedOrigin): void {
  const { headers, socket } = request
  const claimed = trustedProxies > 0 ? listOf(headers['x-forwarded-for']) : []
  const addresses = [...claimed, addressOf(socket.remoteAddress)].slice(-(trustedProxies + 1))
  headers['x-forwarded-for'] = addresses.join(', ')
  const isHttps = origin.startsWith('https:') || (trustedProxies > 0 && headers['x-forwarded-proto'] === 'https')
  headers['x-forwarded-proto'] = isHttps ? 'https' : 'http'
  headers['x-forwarded-host'] = headers.host
  delete headers['x-forwarded-port']
  delete headers['forwarded']
  delete headers['x-real-ip']
}

/** The address of the client, after `setForwardedHeaders`. */
export const clientAddress = ({ headers }: IncomingMessage): string => listOf(headers['x-forwarded-for'])[0] ?? ''

/** The network of an address: for IPv6 its /64 prefix, which one client controls as a whole. */
export function networkOf(address: string): string {
  const bare = address.split('%', 1)[0] ?? ''
  if (!isIPv6(bare)) return address
  const [head = '', tail = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [head, tail].map((groups) => groups.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = Array<string>(8 - first.length - last.length).fill('0')
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}

/** IPv4 as it is written, also where the socket speaks IPv6. */
const addressOf = (address = '') => address.replace(/^::ffff:/, '')

const listOf = (header: string | string[] | undefined) =>
  [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
