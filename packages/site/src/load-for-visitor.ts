import { headers } from 'next/headers'
import { unstable_rethrow } from 'next/navigation'
import type { Loaded } from './load.ts'
import { failureStatus } from './page-status.ts'
import { askForStatus } from './visit-status.ts'

/** The same as `load` for a page that is drawn for one visitor: its answer is marked with the status of the outcome. */
export async function loadForVisitor<Value>(read: () => Promise<Value | undefined>): Promise<Loaded<Value>> {
  const visitor = await headers()
  try {
    const value = await read()
    if (value !== undefined) return { status: 200, value }
    askForStatus(visitor, 404)
    return { status: 404 }
  } catch (error) {
    failVisit(visitor, error)
    return { status: 'failed' }
  }
}

/** The page that is drawn for the visitor with these headers failed: its answer has the status of what went wrong. */
export function failVisit(visitor: Pick<Headers, 'get'>, failure: unknown): void {
  // Next also draws pages ahead of their data and cuts their calls off: nothing failed then.
  unstable_rethrow(failure)
  askForStatus(visitor, failureStatus(failure))
}
