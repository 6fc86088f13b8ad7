import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js'
import { hasFirstScreenFirst, putFirstScreenFirst } from './first-screen.ts'
import { retryHeaders, statusFromTags } from './page-status.ts'
import { deletePage, extendStalePage, findPage, isPage, type PageValue, storePage, tagsOf } from './page-store.ts'
import { hashPolicy } from './security-headers.ts'
import { invalidateTags } from './tag-invalidations.ts'

type Arguments<Name extends keyof CacheHandler> = Parameters<CacheHandler[Name]>

/**
 * Stores the pages that Next renders, except those of the build. Next passes a page before it responds with it, so the page
 * also gets its status and its policy here.
 */
class NextPageCacheHandler implements CacheHandler {
  /** Next creates a handler for each request, before it renders. */
  readonly #startedAt = Date.now()

  async get(key: string): Promise<CacheHandlerValue | null> {
    return findPage(key)?.entry ?? null
  }

  async set(key: string, value: Arguments<'set'>[1], context: Arguments<'set'>[2]): Promise<void> {
    if (!value) return
    if (isPage(value) && !completePage(key, value)) return
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    storePage(key, { value, lastModified: Date.now(), ...(cacheControl && { cacheControl }) }, this.#startedAt)
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    invalidateTags([tags].flat())
  }

  resetRequestCache(): void {
    // There is no cache per request.
  }
}

/** Sets the status and the policy of a page; returns whether to cache it. */
function completePage(key: string, page: PageValue) {
  // Next passes the page that it has again when rendering it anew has failed.
  if (hasFirstScreenFirst(page.html)) return true
  const status = statusFromTags(tagsOf(page))
  const outdated = status !== undefined && status !== 404 ? extendStalePage(key) : undefined
  if (outdated) {
    // Serves the stale page instead of an error: Next responds with this object.
    Object.assign(page, outdated.entry.value)
    return false
  }
  page.headers ??= {}
  if (status) {
    page.status = status
    Object.assign(page.headers, retryHeaders(status))
  }
  // A page for one visitor has its own policy from the proxy, and of two policies a browser obeys both.
  if (page.postponed === undefined) {
    const ordered = (page.status ?? 200) < 400 ? order(page.html) : undefined
    page.html = ordered?.html ?? page.html
    page.headers['content-security-policy'] = hashPolicy(page.html, ordered)
  }
  if ((page.status ?? 200) < 400) return true
  deletePage(key)
  return false
}

/** A style sheet that cannot be read, as after a new build, must not cost a page its policy. */
function order(html: string) {
  try {
    return putFirstScreenFirst(html)
  } catch {
    return undefined
  }
}

// biome-ignore lint/style/noDefaultExport: Next takes the class from here.
export default NextPageCacheHandler
