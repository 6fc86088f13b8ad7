import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { EnvironmentError, readFilmHosts, readPixelUrl } from './env.ts'
import { processSingleton } from './process-cache.ts'

type PolicySources = {
  /** What may run besides our own files: hashes, or a nonce. */
  scripts?: readonly string[]
  styles?: readonly string[]
  /** The one origin that may show the page in a frame. */
  framedBy?: string | undefined
}

/** The texts of inline elements that a site has besides those of Next. */
export type InlineTexts = {
  /** Scripts of the document of every page. */
  scripts?: readonly string[]
  /** What libraries write into style elements in the browser. */
  styles?: readonly string[]
}

const inline = processSingleton('inline-texts', () => ({
  scripts: [] as string[],
  styleHashes: [] as string[],
  styleHashesOfBuild: [] as string[],
}))

/** Allows the inline elements of the site in all policies of this process. */
export function allowInline({ scripts = [], styles = [] }: InlineTexts): void {
  inline.scripts = [...scripts]
  inline.styleHashes = styles.map(hashOf)
}

/** Written by `after-build.ts`: style elements of every page that name files of the build. */
const STYLES_OF_THE_BUILD = '.next/inline-styles.json'

/** Allows the style elements that are known only once the site in this folder is built. */
export function allowStylesOfBuild(dir: string): void {
  const file = join(dir, STYLES_OF_THE_BUILD)
  if (!existsSync(file)) throw new EnvironmentError('The site is not built: run `pnpm build`.')
  const styles: string[] = JSON.parse(readFileSync(file, 'utf8'))
  inline.styleHashesOfBuild = styles.map(hashOf)
}

/** Only while developing, where the addresses of fonts in a style are not known before it is rendered. */
const ANY_STYLE = "'unsafe-inline'"

/** The content security policy of every page; in production never with `unsafe-inline`. */
export function securityPolicy({ scripts = [], styles = [], framedBy = "'none'" }: PolicySources = {}): string {
  const hashes = styles.includes(ANY_STYLE) ? [] : [...inline.styleHashes, ...inline.styleHashesOfBuild]
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...new Set([...styles, ...hashes])].join(' ')}`,
    // A picture in an e-book is unpacked in the browser, and shown from there.
    "img-src 'self' data: blob:",
    ...connections(),
    // A stream is put together in the browser, and played from there; hls.js adds captions to an empty `data:` track.
    "media-src 'self' blob: data:",
    `frame-src ${readFilmHosts().join(' ')}`,
    // Without its own directive `script-src` would apply, which lists hashes.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')
}

/** Besides our own API there is at most the pixel that conversions are reported to. */
function connections() {
  const pixelUrl = readPixelUrl()
  return pixelUrl ? [`connect-src 'self' ${new URL(pixelUrl).origin}`] : []
}

/**
 * The policy of a page that is the same for everyone. An inline script of it is named by its hash if it is one of the site's
 * own or one that Next writes; any other got in with content, and does not run. What the server wrote into the page itself is given.
 */
export function hashPolicy(html: string, { script, styles = [] }: { script?: string; styles?: string[] } = {}): string {
  const texts = [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => text)
  const ours = texts.filter((text) => text === script || inline.scripts.includes(text) || isScriptOfNext(text))
  return securityPolicy({ scripts: [...new Set(ours)].map(hashOf), styles: styles.map(hashOf) })
}

/** The policy of a page that is drawn for one visitor. */
export function noncePolicy(nonce: string, { development = false, framedBy }: NonceOptions = {}): string {
  // The scripts of the document know no nonce. React explains errors with eval while developing, and only then.
  const own = [...inline.scripts.map(hashOf), ...(development ? ["'unsafe-eval'"] : [])]
  const scripts = [`'nonce-${nonce}'`, "'strict-dynamic'", ...own]
  return securityPolicy({ scripts, styles: [development ? ANY_STYLE : `'nonce-${nonce}'`], framedBy })
}

type NonceOptions = { development?: boolean; framedBy?: string | undefined }

/**
 * The policy of a page that other sites may show in a frame: it has one script and one style of its own, and our pictures and
 * sound. No other page may be framed.
 */
export function embedPolicy({ script, style }: { script: string; style: string }): string {
  return [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "img-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ')
}

// A block of data is never run, and its hash would only make the policy longer.
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g
/** Next hands the data of a page to its router piece by piece: `[1,"…"]`. */
const PAGE_DATA = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[.+\])\)$/s
/** Turbopack is told which files belong to the page. */
const CHUNK_LIST = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.+\})\);$/s
const CHUNK_LIST_KEYS = ['otherChunks', 'runtimeModuleIds']

/** Whether a script has a shape that Next writes: one call with data, and nothing besides it. */
function isScriptOfNext(text: string) {
  const data = readJson(PAGE_DATA.exec(text)?.[1])
  if (Array.isArray(data)) return typeof data[0] === 'number'
  const chunks = readJson(CHUNK_LIST.exec(text)?.[1])
  return isObject(chunks) && Object.keys(chunks).every((key) => CHUNK_LIST_KEYS.includes(key))
}

/** Accepts only JSON, which cannot run. */
function readJson(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const SAME_FOR_ALL = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
}
const PERMISSIONS = 'permissions-policy'
/** They are for documents: what a script or a sheet loads follows the same rules by default. */
export const DOCUMENT_HEADERS = ['referrer-policy', 'cross-origin-opener-policy', PERMISSIONS]
const DENIED = 'microphone=(), geolocation=(), browsing-topics=()'
/** Where tickets are read at a gate. */
const CHECK_IN_PATH = /^\/(?:ne\/)?door\//
const POLICY = 'content-security-policy'
const ONE_YEAR = 'max-age=31536000; includeSubDomains'
// It tells where the inside of the site is. The two that begin with `x-nextjs-rewritten` name a path alone, and the router in
// the browser needs them: only they say which page of a list an address is.
/** Next disables caching of icons. Their URLs contain a content hash. */
const ICON = /^\/(?:icon\.svg|apple-icon\.png)(?<mark>\?.+)?$/
const MANIFEST = /^\/manifest\.webmanifest$/
const INTERNAL_HEADERS = ['x-middleware-rewrite']

/** Set before anyone answers, so that no answer can forget them. */
export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(SAME_FOR_ALL)) response.setHeader(name, value)
  const camera = CHECK_IN_PATH.test(request.url ?? '') ? '(self)' : '()'
  response.setHeader(PERMISSIONS, `camera=${camera}, ${DENIED}`)
  if (request.headers['x-forwarded-proto'] === 'https') response.setHeader('strict-transport-security', ONE_YEAR)
}

/** Corrects the headers of Next when they are written. */
export function correctHeaders(response: ServerResponse): void {
  // The overloads do not matter: all arguments are passed on.
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = (...given: unknown[]) => {
    for (const name of INTERNAL_HEADERS) response.removeHeader(name)
    // A freshly rendered redirect has two `Location` headers.
    const location = response.getHeader('location')
    if (Array.isArray(location)) response.setHeader('location', String(location[0]))
    // Next adds to a policy that is there already, and of two policies a browser obeys both. Where no page has a path under
    // those of one visitor, the answer is a page for everyone: its own policy comes last, and names its scripts.
    const policies = [response.getHeader(POLICY) ?? securityPolicy()].flat()
    response.setHeader(POLICY, String(policies.at(-1)))
    const keep = cacheControlOf(response)
    if (keep) response.setHeader('cache-control', keep)
    return writeHead(...given)
  }
}

/** `Cache-Control` where that of Next is replaced. */
function cacheControlOf(response: ServerResponse) {
  const { url = '' } = response.req
  const icon = ICON.exec(url)
  if (response.statusCode === 200 && (icon || MANIFEST.test(url))) {
    return icon?.groups?.['mark'] ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'
  }
  // `s-maxage` would let shared caches keep a page that can be invalidated at any time.
  if (!/s-maxage/.test(String(response.getHeader('cache-control')))) return undefined
  return response.statusCode < 400 ? 'public, max-age=0, must-revalidate' : 'no-store'
}
