import { completeSocialLogin } from '@dabali/api-client'
import { LOGIN_PATH } from '../paths.ts'
import type { AsWritten, PostedForm } from '../visit/answer-form.ts'
import { answerEntry } from './answer-entry.ts'
import { loginProblemOf } from './login-problem.ts'

/** Logs in with what a provider has sent the visitor back with. */
export async function answerSocialReturnForm(posted: PostedForm): Promise<string | AsWritten> {
  const { client, params, text } = posted
  const [code, state, iss] = [text('code'), text('state'), text('iss')]
  try {
    const back = { provider: params['provider'] ?? '', code, state, ...(iss && { iss }) }
    return answerEntry(posted, await completeSocialLogin(client, back))
  } catch (error) {
    return `${LOGIN_PATH}?problem=${loginProblemOf(error)}`
  }
}
