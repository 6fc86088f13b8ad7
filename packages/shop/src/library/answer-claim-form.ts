import { claimGift } from '@dabali/api-client'
import { answerRefusal } from '../account/answer-refusal.ts'
import { libraryGiftPath } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'
import { failedStatus } from '../visit/form-problem.ts'

/** Takes a gift into the library of whoever is logged in; whoever is not goes to the login first, and comes back. */
export async function answerClaimForm(form: PostedForm): Promise<string> {
  const token = form.params['token'] ?? ''
  const here = libraryGiftPath(token)
  try {
    await claimGift(form.client, { token })
    return here
  } catch (error) {
    return answerRefusal(form, error, here, String(failedStatus(error)))
  }
}
