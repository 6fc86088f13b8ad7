import { unstable_rethrow } from 'next/navigation'
import { cache } from 'react'
import { failureStatus } from './page-status.ts'
import { mark404, markFailed } from './status-tags.ts'

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
