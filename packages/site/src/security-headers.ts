import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityPolicy } from './security-policy.ts'

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
}
const DENIED = 'microphone=(), geolocation=(), browsing-topics=()'
/** Where tickets are read at a gate. */
const DOOR = /^\/(?:ne\/)?door\//
const POLICY = 'content-security-policy'
const ONE_YEAR = 'max-age=31536000; includeSubDomains'
// It tells where the inside of the site is. The two that begin with `x-nextjs-rewritten` name a path alone, and the router in
// the browser needs them: only they say which page of a list an address is.
/** Next lets nobody keep these. A page names its icons with a mark of what is in them, and another icon has another mark. */
const ICON = /^\/(?:icon\.svg|apple-icon\.png)(?<mark>\?.+)?$/
const MANIFEST = /^\/manifest\.webmanifest$/
const NOBODYS_BUSINESS = ['x-middleware-rewrite']

/** Set before anyone answers, so that no answer can forget them. */
export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(ALWAYS)) response.setHeader(name, value)
  const camera = DOOR.test(request.url ?? '') ? '(self)' : '()'
  response.setHeader('permissions-policy', `camera=${camera}, ${DENIED}`)
  if (request.headers['x-forwarded-proto'] === 'https') response.setHeader('strict-transport-security', ONE_YEAR)
}

/** What Next answers is put right at the last moment: only then is it known what it says. */
export function correctHeaders(response: ServerResponse): void {
  // Its two forms do not matter here: whatever was given is given on.
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = (...given: unknown[]) => {
    for (const name of NOBODYS_BUSINESS) response.removeHeader(name)
    // A page that was just made says twice where it sends on to.
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

/** How long an answer may be kept, where Next says something else. */
function cacheControlOf(response: ServerResponse) {
  const { url = '' } = response.req
  const icon = ICON.exec(url)
  if (response.statusCode === 200 && (icon || MANIFEST.test(url))) {
    return icon?.groups?.['mark'] ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'
  }
  // It would let others keep a page for a month that may change in a second.
  if (!/s-maxage/.test(String(response.getHeader('cache-control')))) return undefined
  return response.statusCode < 400 ? 'public, max-age=0, must-revalidate' : 'no-store'
}
