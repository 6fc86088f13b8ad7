import { cacheLife, cacheTag } from 'next/cache'
import { headers } from 'next/headers'
import { unstable_rethrow } from 'next/navigation'
import { cache } from 'react'
import { failureStatus, setDeferredStatus, statusTag } from './page-status.ts'

// A status that Next sets by itself comes with an empty body, so a page renders its error screen and asks for the
// status by a tag, which the page cache reads.

/** Marks the page that is being rendered as 404; it is not cached. */
export async function mark404(): Promise<null> {
  'use cache'
  cacheTag(statusTag(404))
  cacheLife({ stale: 30, revalidate: 30, expire: 300 })
  return null
}

/** Marks the page that is being rendered as failed with this status; it is not cached. */
export async function markFailed(status: number): Promise<null> {
  'use cache'
  cacheTag(statusTag(status))
  cacheLife({ stale: 30, revalidate: 1, expire: 300 })
  return null
}

export type Loaded<Value> = { status: 200; value: Value } | { status: 404 } | { status: 'failed' }

/**
 * Reads what a page is about and marks the page with the status of the outcome: 404 for nothing, that of the failure when it
 * could not be read. A page renders its own screen for each, because a status that Next sets comes with an empty body.
 */
export async function load<Value>(read: () => Promise<Value | undefined>): Promise<Loaded<Value>> {
  try {
    const value = await read()
    if (value !== undefined) return { status: 200, value }
    await mark404()
    return { status: 404 }
  } catch (error) {
    unstable_rethrow(error)
    const status = failureStatus(error)
    failureOfPage().status = status
    await markFailed(status)
    return { status: 'failed' }
  }
}

const failureOfPage = cache(() => ({ status: 500 }))

/** The status of the failure of the page that is being rendered, for its error screen. */
export const pageFailureStatus = (): number => failureOfPage().status

/** A build knows no API: what it renders is thrown away, and each page is made on its first visit. */
export const isBuilding = (): boolean => process.env['NEXT_PHASE'] === 'phase-production-build'

/** The one value that a build gives to a parameter whose real values only the API knows. */
export const BUILD_PLACEHOLDER = '__build__'

/** The same as `load` for a page that is drawn for one visitor: its answer is marked with the status of the outcome. */
export async function loadDynamic<Value>(read: () => Promise<Value | undefined>): Promise<Loaded<Value>> {
  const visitor = await headers()
  try {
    const value = await read()
    if (value !== undefined) return { status: 200, value }
    setDeferredStatus(visitor, 404)
    return { status: 404 }
  } catch (error) {
    setFailureStatus(visitor, error)
    return { status: 'failed' }
  }
}

/** The page that is drawn for the visitor with these headers failed: its answer has the status of what went wrong. */
export function setFailureStatus(visitor: Pick<Headers, 'get'>, failure: unknown): void {
  // Next also draws pages ahead of their data and cuts their calls off: nothing failed then.
  unstable_rethrow(failure)
  setDeferredStatus(visitor, failureStatus(failure))
}

const MISSING_LIFE = { stale: 30, revalidate: 30, expire: 300 }

/**
 * Loads an item inside a `'use cache'` function: cached until its tags are invalidated; undefined on 404, which is cached
 * briefly, because the item may be published.
 */
export async function cacheUnlessMissing<Thing>(read: () => Promise<Thing>): Promise<Thing | undefined> {
  if (isBuilding()) return undefined
  try {
    const thing = await read()
    cacheLife('kept')
    return thing
  } catch (error) {
    if ((error as { status?: unknown }).status !== 404) throw error
    cacheLife(MISSING_LIFE)
    return undefined
  }
}
