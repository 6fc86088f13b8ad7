'use client'

import { type FocusEvent, useEffect, useState } from 'react'
import type { SonnerModule, SonnerToasts, Toast, ToasterProps } from './sonner-toasts.tsx'

/**
 * The toasts of a site, drawn by sonner. A site calls this once, mounts the `Toaster` and lends `showToast` to the shop.
 * Sonner is loaded with the first press or the first toast, or when the service worker is ready and the browser is idle, so that
 * the first paint is free of it.
 */
export function createToasts(importSonner: () => Promise<SonnerModule> = () => import('sonner')) {
  let resolve: (toasts: SonnerToasts) => void
  const toastsLoaded = new Promise<SonnerToasts>((done) => {
    resolve = done
  })
  // Without a connection nothing can be shown; what the toast was about must not fail for it. The next one tries again.
  const loadToasts = () =>
    Promise.all([importSonner(), import('./sonner-toasts.tsx')])
      .then(([sonner, part]) => resolve(part.createSonnerToasts(sonner)))
      .catch(() => undefined)

  /** Shows a toast for five seconds. The same words are shown once; a fourth toast takes the place of the oldest. */
  function showToast(toast: Toast): void {
    loadToasts()
    toastsLoaded.then(({ show }) => show(toast))
  }

  function Toaster(props: ToasterProps) {
    const [toasts, setToasts] = useState<SonnerToasts>()
    useEffect(() => {
      toastsLoaded.then((loaded) => setToasts(loaded))
      // Most toasts answer a press, so sonner is fetched with the first one, and not for visitors who only read.
      const listening = new AbortController()
      for (const press of ['pointerdown', 'keydown']) addEventListener(press, loadToasts, { signal: listening.signal })
      // Who comes to be offline before the first press must be told too: the worker keeps what was loaded once.
      navigator.serviceWorker?.ready.then(() => whenIdle(loadToasts))
      toastsLoaded.then(() => listening.abort())
      return () => listening.abort()
    }, [])
    const List = toasts?.List
    return (
      // On the page from the start, so that the first toast is read out too.
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

/** Safari has no idle callback. */
const whenIdle = (act: () => void) => ('requestIdleCallback' in globalThis ? requestIdleCallback(act) : setTimeout(act))

const hasFocusAfter = ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget)
