import { ApiError, logOut } from '@dabali/api-client'
import { getStaffMe, type StaffMe } from '@dabali/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type AuthProvider, HttpError, useLogoutIfAccessDenied, usePermissions } from 'react-admin'
import { api, codeOf, toHttpError } from './api.ts'
import type { AdminResource, Permission } from './resource.ts'

const LINK_SCREEN = /^\/(?:auth\/magic-login|staff\/invitation)\//
const WRITES = ['create', 'edit', 'delete']
/** The answers of the API to a login that has not passed the second factor lately. */
const FACTOR_CODES = ['second_factor_required', 'second_factor_setup_required']

let known: Promise<StaffMe> | undefined
/** react-admin logs out members who fail `checkAuth`; a login that only has to pass the second factor again is kept. */
let isFactorMissing = false

/** What begins the names under which typed values are stored in the tab. */
export const TYPED = 'typed.'

/** That this browser has logged in. Without it the API is not asked: its refusal would be an error on the console. */
const LOGIN_MARKER = 'back-office-login'
export const hasLoggedIn = (): boolean => localStorage.getItem(LOGIN_MARKER) !== null
export const rememberLogin = (): void => localStorage.setItem(LOGIN_MARKER, 'true')

type SessionEnd = { reason: 'ended' | 'factorAgain'; path: string }
let end: SessionEnd | undefined
/** Why the login is shown, and the screen on which the session has ended; undefined before a first login. */
export const sessionEnd = (): SessionEnd | undefined => end

function endSession(reason: SessionEnd['reason']): void {
  const { pathname, search } = location
  end = { reason, path: pathname === '/login' ? (end?.path ?? '/') : `${pathname}${search}` }
}

export function forgetSessionEnd(): void {
  end = undefined
}

let account: string | undefined
/** The account that was last known to be logged in. */
export const knownAccount = (): string | undefined => account

export function forgetLogin(): void {
  known = undefined
  localStorage.removeItem(LOGIN_MARKER)
}

/** The own membership; asked once, and again after a login or a change of the second factors. */
export function loadMe({ again = false } = {}): Promise<StaffMe> {
  if (!hasLoggedIn()) return Promise.reject(toHttpError(new ApiError(401)))
  if (again || !known) {
    known = getStaffMe(api, {}, { silent: true })
    known.then(
      (me) => {
        account = me.account_id
      },
      (error: unknown) => {
        known = undefined
        if (!(error instanceof HttpError && error.status === 401)) return
        if (hasLoggedIn()) endSession('ended')
        forgetLogin()
      },
    )
  }
  return known
}

export const isAllowed = (permissions: readonly string[] | undefined, permission: Permission | undefined): boolean =>
  permission !== undefined && permissions?.includes(permission) === true

/** Whether the member may do something that is not one of react-admin's actions, such as a refund. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = usePermissions<Permission[]>()
  return (permission) => isAllowed(permissions, permission)
}

/** What one of react-admin's actions needs; undefined for what nobody may do. */
export const permissionFor = (resource: AdminResource | undefined, action: string): Permission | undefined =>
  WRITES.includes(action) ? resource?.write : resource?.read

/** Sessions of the API, and the permissions of a member for the resources. */
export function createAuthProvider(resources: readonly AdminResource[]): AuthProvider {
  const named = new Map(resources.map((resource) => [resource.name, resource]))
  return {
    login: async () => {
      await loadMe({ again: true })
    },
    async logout() {
      if (isFactorMissing) {
        isFactorMissing = false
        known = undefined
        return '/login'
      }
      // Without a login there is nothing to end.
      if (hasLoggedIn()) await logOut(api, {}, { silent: true }).catch(() => undefined)
      // What was typed outlives a session that ends, and not a logout: the next person may use the same tab.
      for (const key of Object.keys(sessionStorage)) if (key.startsWith(TYPED)) sessionStorage.removeItem(key)
      forgetLogin()
      forgetSessionEnd()
      return '/login'
    },
    async checkAuth() {
      const me = await loadMe().catch(() => undefined)
      isFactorMissing = me !== undefined && me.second_factor.state !== 'passed'
      if (!me || isFactorMissing) throw { redirectTo: '/login', logoutUser: false, message: false }
    },
    async checkError(error) {
      const isEnded = error?.status === 401
      if (!isEnded && !FACTOR_CODES.includes(codeOf(error) ?? '')) return
      // The login itself is refused with the same status, and the answers of several calls come one after the other.
      if (hasLoggedIn()) endSession(isEnded ? 'ended' : 'factorAgain')
      known = undefined
      if (isEnded) forgetLogin()
      // The login screen says why it is shown.
      throw { redirectTo: '/login', logoutUser: false, message: false }
    },
    // Also asked on the screens behind links in emails, where the account may be no member yet.
    async getPermissions() {
      if (LINK_SCREEN.test(location.pathname)) return []
      return loadMe().then(
        ({ permissions }) => permissions,
        () => [],
      )
    },
    async getIdentity() {
      const { account_id: id, name, email } = await loadMe()
      return { id, fullName: name || email, email }
    },
    async canAccess({ action, resource }) {
      const { permissions } = await loadMe()
      return isAllowed(permissions, permissionFor(named.get(resource), action))
    },
  }
}

/**
 * Shows the login when the answer to any query says that the session has ended. react-admin does it for lists and records
 * alone, not for the queries of the screens.
 */
export function useSessionEnd(): void {
  const queries = useQueryClient()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error')
          void logoutIfAccessDenied(event.action.error).catch(() => undefined)
      }),
    [queries, logoutIfAccessDenied],
  )
}
