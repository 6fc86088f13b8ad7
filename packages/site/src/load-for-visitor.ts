import { headers } from 'next/headers'
import { unstable_rethrow } from 'next/navigation'
import type { Loaded } from './load.ts'
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
    unstable_rethrow(error)
    askForStatus(visitor, 500)
    return { status: 500 }
  }
}
