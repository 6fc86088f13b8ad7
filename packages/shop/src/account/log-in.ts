import type { Login } from '@dabali/api-client'
import { type StoreData, safeRedirect } from '@dabali/domain'
import { noticeOf, type StoreDataWithNotice } from './login-notice.ts'

type Entered = { storeData: StoreDataWithNotice; next: string }

/** What a browser remembers of somebody who has just logged in, and where they wanted to go, which is used up by this. */
export function applyLogin(storeData: StoreData, login: Pick<Login, 'token' | 'next' | 'changes'>): Entered {
  const { redirect, ...auth } = storeData.auth ?? {}
  const { auth: _, ...rest } = storeData
  const wanted = safeRedirect(login.next)
  const notice = noticeOf(login.changes)
  return {
    storeData: {
      ...rest,
      token: login.token,
      ...(Object.keys(auth).length > 0 && { auth }),
      ...(notice && { notice }),
    },
    next: wanted === '/' ? safeRedirect(redirect) : wanted,
  }
}
