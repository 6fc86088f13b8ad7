import { leaveWaitingList } from '@dabali/api-client'
import { waitingPath } from '../../paths.ts'
import type { PostedForm } from '../../visit/answer-form.ts'
import { failedStatus } from '../../visit/form-problem.ts'

/** Takes somebody out of the line, and leads back to where that is said. */
export async function answerLeaveForm({ client, params }: PostedForm): Promise<string> {
  const token = params['token'] ?? ''
  try {
    await leaveWaitingList(client, { token })
    return waitingPath(token)
  } catch (error) {
    return `${waitingPath(token)}?problem=${failedStatus(error)}`
  }
}
