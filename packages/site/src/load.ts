import { unstable_rethrow } from 'next/navigation'
import { mark404, mark500 } from './status-tags.ts'

export type Loaded<Value> = { status: 200; value: Value } | { status: 404 } | { status: 500 }

/**
 * Reads what a page is about and marks the page with the status of the outcome: 404 for nothing, 500 for a failure. A
 * page renders its own screen for each, because a status that Next sets comes with an empty body.
 */
export async function load<Value>(read: () => Promise<Value | undefined>): Promise<Loaded<Value>> {
  try {
    const value = await read()
    if (value !== undefined) return { status: 200, value }
    await mark404()
    return { status: 404 }
  } catch (error) {
    unstable_rethrow(error)
    await mark500()
    return { status: 500 }
  }
}

/** A build knows no API: what it renders is thrown away, and each page is made on its first visit. */
export const isBuilding = (): boolean => process.env['NEXT_PHASE'] === 'phase-production-build'

/** The one value that a build gives to a parameter whose real values only the API knows. */
export const BUILD_PLACEHOLDER = '__build__'
