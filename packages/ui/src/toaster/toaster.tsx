'use client'

import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { IntentLink } from '../intent-link/intent-link.tsx'
import { dismissToast, onToasts, type QueuedToast, toastsNow, toastsOnServer } from './toast-queue.ts'
import styles from './toaster.module.css'

const SHOWN_MS = 5000

/** Where toasts appear. It stands on the page from the start, so that what comes into it is read out. */
export function Toaster({ closeText }: { closeText: string }) {
  const toasts = useSyncExternalStore(onToasts, toastsNow, toastsOnServer)
  return (
    <div className={styles.toasts} role="status" aria-live="polite" aria-atomic="false">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} closeText={closeText} />
      ))}
    </div>
  )
}

/** Leaves after five seconds, which begin anew for as long as it is pointed at or has the focus. */
function ToastLine({ toast, closeText }: { toast: QueuedToast; closeText: string }) {
  const { id, kind, text, link } = toast
  const place = useRef<HTMLDivElement>(null)
  const leaves = useRef<ReturnType<typeof setTimeout>>(undefined)
  const close = () => dismissToast(id)
  const stay = () => {
    clearTimeout(leaves.current)
    // It is asked when the time is over: what a pointer tells on its way does not always come.
    leaves.current = setTimeout(() => (isHeld(place.current) ? stay() : dismissToast(id)), SHOWN_MS)
  }
  const begin = useEffectEvent(stay)
  useEffect(() => {
    begin()
    return () => clearTimeout(leaves.current)
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by pointing at it; it only waits.
    <div
      ref={place}
      className={kind === 'e' ? `${styles.toast} ${styles.error}` : styles.toast}
      role={kind === 'e' ? 'alert' : undefined}
      onPointerLeave={stay}
      onBlur={stay}
    >
      <span>{text}</span>
      {link && (
        <IntentLink href={link.href} onClick={close}>
          {link.text}
        </IntentLink>
      )}
      <button type="button" aria-label={closeText} onClick={close}>
        <svg className={styles.cross} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
    </div>
  )
}

const isHeld = (place: HTMLElement | null) => place?.matches(':hover, :focus-within') ?? false
