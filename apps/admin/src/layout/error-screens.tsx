import type { ReactNode } from 'react'
import { useAuthenticated, usePermissions, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { isAllowed } from '../data/auth-provider.ts'
import type { Permission } from '../data/resource.ts'
import { LoadingRows, StateMessage } from './parts.tsx'

export function NotFound() {
  const translate = useTranslate()
  return (
    <StateMessage isPage kind="empty" title={translate('admin.state.noScreen')}>
      <Link className="button" to="/">
        {translate('home.title')}
      </Link>
    </StateMessage>
  )
}

function NoPermission() {
  const translate = useTranslate()
  return (
    <StateMessage
      isPage
      kind="closed"
      title={translate('admin.state.noPermission')}
      text={translate('admin.state.askOwner')}
    >
      <Link className="button" to="/">
        {translate('home.title')}
      </Link>
    </StateMessage>
  )
}

/** A screen for members with a permission; nothing of it is asked from the API before that is known. */
export function ForPermission({ read, children }: { read: Permission; children: ReactNode }) {
  const { data: isAuthenticated, isPending } = useAuthenticated()
  const { permissions, isPending: isUnknown } = usePermissions<Permission[]>()
  if (isPending || isUnknown || !isAuthenticated) return <LoadingRows />
  return isAllowed(permissions, read) ? children : <NoPermission />
}
