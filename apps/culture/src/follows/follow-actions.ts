import { ApiError, type Client, endFollowByToken, endReminderByToken } from '@dabali/api-client'
import { logInFirst, type PostedForm } from '@dabali/shop/form-action'
import { FOLLOWING_PATH, SAVED_PATH } from '@dabali/shop/paths'
import { nullOn404 } from '@dabali/shop/request-context'
import { followingEndPath } from '../paths.ts'
import { type Change, changeProblem, changeThing, parseThing } from './follow-things.ts'

const LOGGED_OUT = 401

/** Saves, follows, asks for a reminder or ends it; visitors without a login go to the login first. */
export async function saveAction(posted: PostedForm): Promise<string> {
  const change: Change = posted.text('remove') === '' ? 'add' : 'remove'
  const value = posted.text(change)
  const thing = parseThing(value)
  if (!thing) return `${SAVED_PATH}?problem=gone`
  const path = thing.group === 'favourite' ? SAVED_PATH : FOLLOWING_PATH
  try {
    return `${path}?${new URLSearchParams(await changeThing(posted.client, thing, change))}`
  } catch (error) {
    const isLoggedOut = error instanceof ApiError && error.status === LOGGED_OUT
    // What a visitor without a login sees is never on.
    if (isLoggedOut) return logInFirst(posted, path, { name: 'add', value })
    return `${path}?${new URLSearchParams(changeProblem(error, thing))}`
  }
}

/** Does what a visitor asked for before the login; the query of the page that shows the result. */
export async function addAfterLogin(client: Client, value: string): Promise<string> {
  const thing = parseThing(value)
  if (!thing) return 'problem=gone'
  const result = await changeThing(client, thing, 'add').catch((error: unknown) => changeProblem(error, thing))
  return String(new URLSearchParams(result))
}

/** Ends the emails about what is followed, or a reminder. It takes a POST, because mail scanners follow links. */
export async function endByLinkAction({ client, text }: PostedForm): Promise<string> {
  const token = text('token')
  const ended = await nullOn404(endFollowByToken(client, { token }))
  if (!ended) await nullOn404(endReminderByToken(client, { token }))
  return followingEndPath(token)
}
