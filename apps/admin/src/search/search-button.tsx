import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Icon } from '../layout/icons.tsx'

const SearchDialog = lazy(() => import('./search-dialog.tsx').then(({ SearchDialog: dialog }) => ({ default: dialog })))

/** Opens the search over everything; so does Control K, unless a dialog is open. */
export function SearchButton() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || shiftKey || altKey) return
      event.preventDefault()
      if (!document.querySelector('[role="dialog"]')) setOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button type="button" className="find" aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        <Icon name="search" />
        <span>{translate('search.title')}</span>{' '}
        <kbd>{/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
