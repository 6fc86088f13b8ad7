import { ApiError } from '@dabali/api-client'

/** What was asked for, or nothing where there is no such thing; any other failure stays one. */
export async function orNothing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}
