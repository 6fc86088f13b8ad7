import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'

/**
 * Shows the login when the answer to any query says that the session has ended. The hooks of react-admin do it for lists and
 * records; figures, counts and what is asked again and again are queries of the screens.
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
