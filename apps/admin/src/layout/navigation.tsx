import { useLogout, usePermissions, useTranslate } from 'react-admin'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { isAllowed } from '../data/auth-provider.ts'
import { type AdminResource, NAVIGATION_GROUPS, type Permission } from '../data/resource.ts'
import { useWorkCounts, workIn, workOf } from '../data/work-counts.ts'
import { useFormat } from '../i18n/format.ts'
import { Icon } from './icons.tsx'

type NavigationProps = {
  resources: readonly AdminResource[]
  /** Whether it covers the screen, as on a phone. */
  isOpen: boolean
  /** Leaves it open, with another group. */
  stayAt: (path: string) => void
  close: () => void
}

/** The screens by group. Only the group of the present screen is open; another opens with its first screen. */
export function Navigation({ resources, isOpen, stayAt, close }: NavigationProps) {
  const translate = useTranslate()
  const logout = useLogout()
  const { pathname } = useLocation()
  const { permissions } = usePermissions<Permission[]>()
  const shown = resources.filter(({ read }) => isAllowed(permissions, read))
  const work = workOf(shown)
  const counts = useWorkCounts(work)
  const counted = work.map(({ resource }, at) => ({ resource, count: counts[at]?.data }))
  const here = pathname.split('/')[1] ?? ''
  const groups = NAVIGATION_GROUPS.map((group) => ({
    group,
    screens: [
      ...shown.filter((resource) => resource.group === group).map(({ name }) => name),
      ...(group === 'settings' ? ['security'] : []),
    ],
  })).filter(({ screens }) => screens.length > 0)
  return (
    <nav id="navigation" className="nav" aria-label={translate('admin.navigation')} data-open={isOpen}>
      <NavLink to="/" end onClick={close}>
        <Icon name="home" />
        {translate('home.title')}
      </NavLink>
      {groups.map(({ group, screens }) => {
        const isCurrent = screens.includes(here)
        const sum = screens.reduce((soFar, name) => soFar + workIn(name, counted), 0)
        const first = `/${screens[0] ?? ''}`
        return [
          <Link
            key={group}
            to={first}
            className="group"
            aria-expanded={isCurrent}
            onClick={() => (isOpen ? stayAt(first) : undefined)}
          >
            <Icon name={group} />
            {translate(`admin.groups.${group}`)}
            {!isCurrent && <WorkCount count={sum} />}
          </Link>,
          isCurrent && (
            <ul key={`${group} screens`}>
              {screens.map((name) => (
                <li key={name}>
                  <NavLink to={`/${name}`} onClick={close}>
                    {name === 'security'
                      ? translate('security.title')
                      : translate(`resources.${name}.name`, { smart_count: 2 })}
                    <WorkCount count={workIn(name, counted)} />
                  </NavLink>
                </li>
              ))}
            </ul>
          ),
        ]
      })}
      <p className="areas">
        <span data-area="store">{translate('admin.areas.store')}</span>
        <span data-area="culture">{translate('admin.areas.culture')}</span>
      </p>
      {isOpen && (
        <button type="button" className="link" onClick={() => logout()}>
          {translate('admin.session.logOut')}
        </button>
      )}
    </nav>
  )
}

/** Work that waits there. */
function WorkCount({ count }: { count: number }) {
  const translate = useTranslate()
  const { number } = useFormat()
  if (count === 0) return null
  return (
    <span className="count">
      <span aria-hidden="true">{number(count)}</span>
      <span className="visually-hidden">{translate('admin.waiting', { count: number(count) })}</span>
    </span>
  )
}
