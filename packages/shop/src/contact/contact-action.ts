import { sendContactMessage } from '@dabali/api-client'
import { CONTACT_PATH } from '../paths.ts'
import { draftCookieNames, draftCookies, type PostedForm, readDraftCookies } from '../server-request/form-action.ts'
import { type ContactDraft, contactProblem } from './contact-problem.ts'

export const NO_DRAFT: ContactDraft = { name: '', email: '', subject: '', message: '' }

const COOKIE = 'dabali_contact'

export const DRAFT_COOKIES = draftCookieNames(COOKIE)

/** The cookies of a draft, for a form that comes back; without a draft they are deleted. */
export const contactDraftCookies = (draft: ContactDraft | undefined): string[] => draftCookies(COOKIE, draft)

/** What was typed, from the values of its cookies. */
export function readContactDraft(pieces: readonly (string | undefined)[]): ContactDraft {
  const read = readDraftCookies(pieces)
  const field = (name: keyof ContactDraft) => (typeof read[name] === 'string' ? read[name] : '')
  return { name: field('name'), email: field('email'), subject: field('subject'), message: field('message') }
}

/** Sends a message; after a failure the form comes back with the draft. */
export async function contactAction({ client, text, setCookie }: PostedForm): Promise<string> {
  const draft = { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') }
  try {
    const key = text('key')
    await sendContactMessage(client, { ...draft, website: text('website'), ...(key && { idempotencyKey: key }) })
    contactDraftCookies(undefined).forEach(setCookie)
    return `${CONTACT_PATH}?sent=1`
  } catch (error) {
    contactDraftCookies(draft).forEach(setCookie)
    const problem = contactProblem(error)
    const named = 'fields' in problem ? Object.keys(problem.fields) : [problem.reason]
    return `${CONTACT_PATH}?${new URLSearchParams(named.map((name) => ['problem', name]))}`
  }
}
