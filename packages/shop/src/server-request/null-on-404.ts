import { ApiError } from '@dabali/api-client'

/** What was asked for, or nothing where there is no such thing; any other failure stays one. */
export async function nullOn404<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** What only its owner is shown: the thing itself, or who is to log in for it. */
export type Owned<Thing> = { thing: Thing } | { refused: 'login' | 'foreign' }

const REFUSED: Record<number, 'login' | 'foreign'> = { 401: 'login', 403: 'foreign' }

/** The same as `orNothing` for what belongs to an account. */
export async function nullOn404OrDenied<Thing>(answer: Promise<Thing>): Promise<Owned<Thing> | undefined> {
  try {
    const thing = await nullOn404(answer)
    return thing === undefined ? undefined : { thing }
  } catch (error) {
    const refused = error instanceof ApiError ? REFUSED[error.status] : undefined
    if (refused === undefined) throw error
    return { refused }
  }
}
