import { cacheLife, cacheTag } from 'next/cache'
import { statusTag } from './page-status.ts'

// A status that Next sets by itself comes with an empty body, so a page renders its error screen and asks for the
// status by a tag, which the page cache reads.

/** The page that is being rendered says that something is not there: it is answered with 404, and not kept. */
export async function mark404(): Promise<null> {
  'use cache'
  cacheTag(statusTag(404))
  cacheLife({ stale: 30, revalidate: 30, expire: 300 })
  return null
}

/** The page that is being rendered could not be made: it is answered with the status of the failure, and not kept. */
export async function markFailed(status: number): Promise<null> {
  'use cache'
  cacheTag(statusTag(status))
  cacheLife({ stale: 30, revalidate: 1, expire: 300 })
  return null
}
