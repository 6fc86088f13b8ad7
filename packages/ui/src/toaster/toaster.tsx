'use client'

import { type FocusEvent, useEffect, useState } from 'react'
import { afterPaint, whenIdle } from '../scheduling/scheduling.ts'
import type { SonnerModule, SonnerToasts, Toast, ToasterProps } from './sonner-toasts.tsx'

/**
 * The toasts of a site, rendered by sonner. A site calls this once, mounts the `Toaster` and passes `showToast` to the shop.
 * Sonner is loaded with the first click or the first toast, or when the service worker is ready and the browser is idle, so
 * that the first paint does not need it.
 */
export function createToasts(importSonner: () => Promise<SonnerModule> = () => import('sonner')) {
  let resolve: (toasts: SonnerToasts) => void
  const toastsLoaded = new Promise<SonnerToasts>((done) => {
    resolve = done
  })
  // Without a connection no toast can be shown, which must not fail the caller. The next toast tries again.
  const loadToasts = () =>
    Promise.all([importSonner(), import('./sonner-toasts.tsx')])
      .then(([sonner, part]) => resolve(part.createSonnerToasts(sonner)))
      .catch(() => undefined)

  /** Shows a toast for five seconds. Equal texts are shown once; a fourth toast replaces the oldest. */
  function showToast(toast: Toast): void {
    loadToasts()
    toastsLoaded.then(({ show }) => show(toast))
  }

  function Toaster(props: ToasterProps) {
    const [toasts, setToasts] = useState<SonnerToasts>()
    useEffect(() => {
      toastsLoaded.then((loaded) => setToasts(loaded))
      // Most toasts follow a click, so sonner is loaded with the first one, and not for visitors who only read.
      const listening = new AbortController()
      const loadLater = () => void afterPaint().then(loadToasts)
      for (const press of ['pointerdown', 'keydown']) addEventListener(press, loadLater, { signal: listening.signal })
      // Toasts must also work for a visitor who goes offline before the first click: the service worker caches the chunk.
      navigator.serviceWorker?.ready.then(() => whenIdle(loadToasts))
      toastsLoaded.then(() => listening.abort())
      return () => listening.abort()
    }, [])
    const List = toasts?.List
    return (
      // A live region must be on the page before the first toast.
      <div
        role="status"
        aria-live="polite"
        aria-atomic="false"
        onFocus={() => toasts?.pause()}
        onBlur={(event) => !hasFocusAfter(event) && toasts?.resume()}
      >
        {List && <List {...props} />}
      </div>
    )
  }

  return { showToast, Toaster }
}

const hasFocusAfter = ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget)
