import { ApiError } from '@dabali/api-client'
import { orNothing } from './or-nothing.ts'

/** What only its owner is shown: the thing itself, or who is to log in for it. */
export type Own<Thing> = { thing: Thing } | { refused: 'login' | 'foreign' }

const REFUSED: Record<number, 'login' | 'foreign'> = { 401: 'login', 403: 'foreign' }

/** The same as `orNothing` for what belongs to an account. */
export async function ownOrNothing<Thing>(answer: Promise<Thing>): Promise<Own<Thing> | undefined> {
  try {
    const thing = await orNothing(answer)
    return thing === undefined ? undefined : { thing }
  } catch (error) {
    const refused = error instanceof ApiError ? REFUSED[error.status] : undefined
    if (refused === undefined) throw error
    return { refused }
  }
}
