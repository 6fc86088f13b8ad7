import { createHash } from 'node:crypto'
import { readPixelUrl } from './pixel-url.ts'

export type PolicySources = {
  /** What may run besides our own files: hashes, or a nonce. */
  scripts?: readonly string[]
  styles?: readonly string[]
}

/** Where hosted films play; the video player of `packages/ui` frames nobody else. */
const FILM_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** The content security policy of every page; never `unsafe-inline`. */
export function securityPolicy({ scripts = [], styles = [] }: PolicySources = {}): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    // A picture in an e-book is unpacked in the browser, and shown from there.
    "img-src 'self' data: blob:",
    ...connections(),
    // A stream is put together in the browser, and played from there.
    "media-src 'self' blob:",
    `frame-src ${FILM_HOSTS.join(' ')}`,
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

/** The policy of a page that is the same for everyone: every inline script and style in it is named by its hash. */
export function hashPolicy(html: string): string {
  return securityPolicy({ scripts: hashes(html, INLINE_SCRIPT), styles: hashes(html, INLINE_STYLE) })
}

type NonceOptions = {
  development?: boolean
  /** The texts of scripts that stand in every page of the site, and therefore know no nonce. */
  inlineScripts?: readonly string[]
}

/** The policy of a page that is drawn for one visitor. */
export function noncePolicy(nonce: string, { development = false, inlineScripts = [] }: NonceOptions = {}): string {
  // React explains errors with eval while developing, and only then.
  const own = [...inlineScripts.map(hashOf), ...(development ? ["'unsafe-eval'"] : [])]
  const scripts = [`'nonce-${nonce}'`, "'strict-dynamic'", ...own]
  return securityPolicy({ scripts, styles: [`'nonce-${nonce}'`] })
}

// A block of data is never run, and its hash would only make the policy longer.
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

function hashes(html: string, pattern: RegExp) {
  const found = new Set<string>()
  for (const [, text = ''] of html.matchAll(pattern)) {
    if (text) found.add(hashOf(text))
  }
  return [...found]
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
