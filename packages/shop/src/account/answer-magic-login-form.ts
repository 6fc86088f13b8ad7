import { redeemMagicLink } from '@dabali/api-client'
import { magicLoginPath } from '../paths.ts'
import type { AsWritten, PostedForm } from '../visit/answer-form.ts'
import { answerEntry } from './answer-entry.ts'
import { loginProblemOf } from './login-problem.ts'

/** Logs in with the link of a mail: only somebody who presses can do that, and no program that reads mails. */
export async function answerMagicLoginForm(posted: PostedForm): Promise<string | AsWritten> {
  const token = posted.params['token'] ?? ''
  try {
    return answerEntry(posted, await redeemMagicLink(posted.client, { token }))
  } catch (error) {
    return `${magicLoginPath(token)}?problem=${loginProblemOf(error)}`
  }
}
