import { type StoreData, safeRedirect } from '@dabali/domain'
import type { LoginDraft } from './login-draft.ts'

/** Where a visitor wants to be after logging in: what the page said, else what was asked for before, else home. */
export function wantedPath(said: string, storeData: StoreData, draft?: LoginDraft | undefined): string {
  const wishes = [said, storeData.auth?.redirect, draft?.next].map(safeRedirect)
  return wishes.find((path) => path !== '/') ?? '/'
}
