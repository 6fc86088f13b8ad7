import { ApiError } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { LOGIN_PATH } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'

type Refused = Pick<PostedForm, 'language' | 'storeData' | 'setStoreData'>

/** Where a form of the account leads that was refused: to the login when that is over, else back with the problem. */
export function answerRefusal(posted: Refused, error: unknown, path: string, problem: string): string {
  if (!(error instanceof ApiError)) throw error
  if (error.status !== 401) return `${path}?problem=${problem}`
  const { token, ...rest } = posted.storeData
  posted.setStoreData({ ...rest, auth: { ...rest.auth, redirect: localPath(posted.language, path) } })
  return LOGIN_PATH
}
