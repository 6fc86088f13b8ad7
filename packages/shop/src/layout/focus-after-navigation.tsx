// On every page: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Not state: a link can be followed before this component is hydrated, which would then start with the second page. */
let shownPath = globalThis.location?.pathname

/**
 * The link that was followed is gone with its page: moves the focus to the new page's main element, and closes the menu, which a
 * page that is shown again would still have open. Escape closes the menu as well, and moves the focus to its button.
 */
export function FocusAfterNavigation() {
  const path = usePathname()
  useEffect(() => {
    if (shownPath === path) return
    shownPath = path
    closeMenu()
    const focused = document.activeElement
    // The page before is hidden, and the browser takes the focus from its link with the next frame only.
    const isFree = focused === document.body || !focused?.checkVisibility()
    // Keeps a focus that was set meanwhile, and that of a fragment in the URL.
    if (isFree && !location.hash) document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeMenu()?.querySelector('summary')?.focus()
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [])
  return null
}

/** Returns the menu if it was open. */
function closeMenu() {
  const menu = document.querySelector<HTMLDetailsElement>('header details[open]')
  if (menu) menu.open = false
  return menu
}
