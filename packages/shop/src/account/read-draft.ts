import { cookies } from 'next/headers'
import { LOGIN_DRAFT_COOKIE, type LoginDraft, readLoginDraft } from './login-draft.ts'

/** What this browser has begun to log in with. */
export async function readDraft(): Promise<LoginDraft | undefined> {
  return readLoginDraft((await cookies()).get(LOGIN_DRAFT_COOKIE)?.value)
}
