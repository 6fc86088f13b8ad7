import { ApiError, endLoginSession, endLoginSessions } from '@dabali/api-client'
import { PROFILE_PATH } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'
import { answerRefusal } from './answer-refusal.ts'

const NOT_FOUND = 404

/** Logs one other device out, or all others. */
export async function answerSessionForm(posted: PostedForm): Promise<string> {
  const { client, text } = posted
  const id = text('session')
  try {
    if (id) await endLoginSession(client, { id })
    else await endLoginSessions(client, { keep: 'current' })
  } catch (error) {
    // It has ended already.
    const isOver = error instanceof ApiError && error.status === NOT_FOUND
    if (!isOver) return answerRefusal(posted, error, PROFILE_PATH, 'away')
  }
  return `${PROFILE_PATH}?ended=1`
}
