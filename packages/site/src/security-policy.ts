import { createHash } from 'node:crypto'
import { readFilmHosts } from './env.ts'
import { oncePerProcess } from './once-per-process.ts'
import { readPixelUrl } from './pixel-url.ts'

type PolicySources = {
  /** What may run besides our own files: hashes, or a nonce. */
  scripts?: readonly string[]
  styles?: readonly string[]
}

/** The texts of inline elements that a site has besides those of Next. */
export type InlineTexts = {
  /** Scripts of the document of every page. */
  scripts?: readonly string[]
  /** What libraries write into style elements in the browser. */
  styles?: readonly string[]
}

const inline = oncePerProcess('inline-texts', () => ({ scripts: [] as string[], styleHashes: [] as string[] }))

/** Tells the policies of all pages of this process which inline elements the site has. */
export function allowInline({ scripts = [], styles = [] }: InlineTexts): void {
  inline.scripts = [...scripts]
  inline.styleHashes = styles.map(hashOf)
}

/** The content security policy of every page; never `unsafe-inline`. */
export function securityPolicy({ scripts = [], styles = [] }: PolicySources = {}): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles, ...inline.styleHashes].join(' ')}`,
    // A picture in an e-book is unpacked in the browser, and shown from there.
    "img-src 'self' data: blob:",
    ...connections(),
    // A stream is put together in the browser, and played from there.
    "media-src 'self' blob:",
    `frame-src ${readFilmHosts().join(' ')}`,
    // Without a word of its own it would be judged as a script, and those are named one by one.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Besides our own API there is at most the pixel that conversions are reported to. */
function connections() {
  const pixelUrl = readPixelUrl()
  return pixelUrl ? [`connect-src 'self' ${new URL(pixelUrl).origin}`] : []
}

/**
 * The policy of a page that is the same for everyone. An inline script of it is named by its hash if it is one of the site's
 * own or one that Next writes; any other got in with content, and does not run.
 */
export function hashPolicy(html: string): string {
  const texts = [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => text)
  const ours = texts.filter((text) => inline.scripts.includes(text) || isScriptOfNext(text))
  return securityPolicy({ scripts: [...new Set(ours)].map(hashOf) })
}

/** The policy of a page that is drawn for one visitor. */
export function noncePolicy(nonce: string, { development = false } = {}): string {
  // The scripts of the document know no nonce. React explains errors with eval while developing, and only then.
  const own = [...inline.scripts.map(hashOf), ...(development ? ["'unsafe-eval'"] : [])]
  const scripts = [`'nonce-${nonce}'`, "'strict-dynamic'", ...own]
  return securityPolicy({ scripts, styles: [`'nonce-${nonce}'`] })
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

/** Only data is read by this; whatever could run is no JSON. */
function readJson(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
