import type { IncomingMessage, ServerResponse } from 'node:http'
import { readLocalPath } from '@dabali/domain'
import { clientAddress, networkOf } from './api-proxy.ts'
import { isPageStored } from './page-store.ts'
import { sendPlainHtml, TOO_MANY_PAGES } from './plain-html.ts'
import type { CacheableQueries } from './routing.ts'

/** The token bucket of a network: pages at once and per second. A whole school may share one address. */
const BURST = 300
const PER_SECOND = 5
/** The number of tracked networks; the least recently seen is dropped first. */
const MAX_NETWORKS = 20_000

type Bucket = { left: number; at: number }
type Options = { cacheableQueries?: CacheableQueries | undefined; now?: () => number }

/**
 * Limits how many pages a network may have made in a time. A page in memory costs nothing and is not counted, nor is anything
 * that a program on this machine asks. Says whether it refused.
 */
export function createPageRateLimit({ cacheableQueries = {}, now = Date.now }: Options = {}) {
  const buckets = new Map<string, Bucket>()

  /** Takes one page from what is left to a network; answers how many seconds to wait when nothing is. */
  function take(network: string): number {
    const { left, at } = buckets.get(network) ?? { left: BURST, at: now() }
    const filled = Math.min(BURST, left + ((now() - at) / 1000) * PER_SECOND)
    const isThrough = filled >= 1
    // Maps keep insertion order, so the latest network moves to the end.
    buckets.delete(network)
    buckets.set(network, { left: isThrough ? filled - 1 : filled, at: now() })
    for (const oldest of buckets.keys()) {
      if (buckets.size <= MAX_NETWORKS) break
      buckets.delete(oldest)
    }
    return isThrough ? 0 : Math.ceil((1 - filled) / PER_SECOND)
  }

  return function refuseTooMany(request: IncomingMessage, response: ServerResponse): boolean {
    const address = clientAddress(request)
    if (isLoopback(address) || isPageStored(request.url, cacheableQueries)) return false
    const wait = take(networkOf(address))
    if (wait === 0) return false
    response.setHeader('retry-after', String(wait))
    const { language } = readLocalPath(request.url?.split('?', 1)[0] ?? '/')
    sendPlainHtml(response, TOO_MANY_PAGES[language])
    return true
  }
}

const isLoopback = (address: string) => address === '::1' || address.startsWith('127.')
