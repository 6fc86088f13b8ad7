import { cacheLife } from 'next/cache'
import { isBuilding } from './load.ts'

const MISSING_LIFE = { stale: 30, revalidate: 30, expire: 300 }

/**
 * Reads one thing inside a `'use cache'` function: kept until a tag says that it has changed; nothing where the API says that
 * there is none, which is asked again soon, because it may be made.
 */
export async function keepFound<Thing>(read: () => Promise<Thing>): Promise<Thing | undefined> {
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
