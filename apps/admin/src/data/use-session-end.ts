import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'

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
