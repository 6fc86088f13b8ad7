import { type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useGetIdentity, useLogout, useTranslate } from 'react-admin'
import { ErrorBoundary } from 'react-error-boundary'
import { Link, useLocation } from 'react-router-dom'
import { useSessionEnd } from './data/auth-provider.ts'
import { LanguageButton, StoreLink, ThemeButton, usePageAppearance } from './layout/appearance.tsx'
import { Icon } from './layout/icons.tsx'
import { Navigation } from './layout/navigation.tsx'
import { LoadError, LoadingRows } from './layout/parts.tsx'
import { ShortcutsButton } from './layout/shortcuts.tsx'
import { RESOURCES } from './resources/registry.ts'
import { SearchButton } from './search/search-button.tsx'

/** The frame of every screen: the bar at the top, the navigation and the screen. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  // The path for which the menu was opened: a new screen closes it.
  const [menuAt, setMenuAt] = useState<string>()
  const isMenuOpen = menuAt === pathname
  usePageAppearance()
  useSessionEnd()
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(pathname)
  // The link that led here is gone with its screen; the keyboard goes on from the new one.
  useEffect(() => {
    if (shownPath.current !== pathname && document.activeElement === document.body)
      main.current?.focus({ preventScroll: true })
    shownPath.current = pathname
  }, [pathname])
  return (
    <>
      <a className="skip" href="#main">
        {translate('admin.skip')}
      </a>
      <div className="app">
        <TopBar isMenuOpen={isMenuOpen} toggleMenu={() => setMenuAt(isMenuOpen ? undefined : pathname)} />
        <Navigation resources={RESOURCES} isOpen={isMenuOpen} stayAt={setMenuAt} close={() => setMenuAt(undefined)} />
        <main ref={main} className="main" id="main" tabIndex={-1}>
          <OfflineNotice />
          <ErrorBoundary key={pathname} fallbackRender={ScreenError}>
            <Suspense fallback={<LoadingRows />}>{children}</Suspense>
          </ErrorBoundary>
        </main>
      </div>
    </>
  )
}

const ScreenError = ({ error, resetErrorBoundary }: { error: unknown; resetErrorBoundary: () => void }) => (
  <LoadError error={error} retry={resetErrorBoundary} />
)

function TopBar({ isMenuOpen, toggleMenu }: { isMenuOpen: boolean; toggleMenu: () => void }) {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const logout = useLogout()
  return (
    <header className="top">
      <div className="line">
        <button
          type="button"
          className="icon-button menu-button"
          aria-expanded={isMenuOpen}
          aria-controls="navigation"
          aria-label={translate('admin.menu')}
          onClick={toggleMenu}
        >
          <Icon name={isMenuOpen ? 'close' : 'menu'} />
        </button>
        <Link className="wordmark" to="/">
          <svg viewBox="0 0 24 22" aria-hidden="true">
            <circle cx="12" cy="4" r="4" fill="currentColor" />
            <path d="M7 10h10v3.4H7zM4 14.3h16v3.4H4zM0 18.6h24V22H0z" fill="var(--plinth)" />
          </svg>
          {translate('admin.shop')}
        </Link>
      </div>
      <SearchButton />
      <div className="line">
        <StoreLink className="hide-small" />
        <LanguageButton />
        <ThemeButton />
        <ShortcutsButton resources={RESOURCES} />
        {identity && (
          <>
            <Link className="hide-small" to="/security">
              {identity.fullName}
            </Link>
            <button type="button" className="link hide-small" onClick={() => logout()}>
              {translate('admin.session.logOut')}
            </button>
          </>
        )}
      </div>
    </header>
  )
}

function OfflineNotice() {
  const translate = useTranslate()
  const isOnline = useSyncExternalStore(
    (changed) => {
      addEventListener('online', changed)
      addEventListener('offline', changed)
      return () => {
        removeEventListener('online', changed)
        removeEventListener('offline', changed)
      }
    },
    () => navigator.onLine,
  )
  return (
    <div role="status">
      {!isOnline && (
        <div className="notice notice--w">
          <p>{translate('admin.state.offline')}</p>
        </div>
      )}
    </div>
  )
}
