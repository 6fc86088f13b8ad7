import { redeemMagicCode } from '@dabali/api-client'
import { LOGIN_PATH } from '../paths.ts'
import type { AsWritten, PostedForm } from '../visit/answer-form.ts'
import { answerEntry } from './answer-entry.ts'
import { LOGIN_DRAFT_COOKIE, readLoginDraft } from './login-draft.ts'
import { loginProblemOf } from './login-problem.ts'

/** Logs in with the code of a mail that this browser has asked for. */
export async function answerCodeForm(posted: PostedForm): Promise<string | AsWritten> {
  const draft = readLoginDraft(posted.cookie(LOGIN_DRAFT_COOKIE))
  if (!draft?.email) return `${LOGIN_PATH}?problem=gone`
  try {
    return answerEntry(posted, await redeemMagicCode(posted.client, { email: draft.email, code: posted.text('code') }))
  } catch (error) {
    return `${LOGIN_PATH}?step=code&problem=${loginProblemOf(error)}`
  }
}
