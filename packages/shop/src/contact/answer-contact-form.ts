import { sendContactMessage } from '@dabali/api-client'
import { CONTACT_PATH } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'
import { contactDraftCookies } from './contact-draft.ts'
import { contactProblem } from './contact-problem.ts'

/** Sends a message; what could not be sent comes back with all that was typed. */
export async function answerContactForm({ client, text, setCookie }: PostedForm): Promise<string> {
  const draft = { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') }
  try {
    await sendContactMessage(client, { ...draft, website: text('website') })
    contactDraftCookies(undefined).forEach(setCookie)
    return `${CONTACT_PATH}?sent=1`
  } catch (error) {
    contactDraftCookies(draft).forEach(setCookie)
    const problem = contactProblem(error)
    const named = 'fields' in problem ? Object.keys(problem.fields) : [problem.reason]
    return `${CONTACT_PATH}?${new URLSearchParams(named.map((name) => ['problem', name]))}`
  }
}
