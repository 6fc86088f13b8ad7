'use client'

import { type SyntheticEvent, useEffect, useRef, useSyncExternalStore } from 'react'
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

/** Leaves after five seconds, which begin anew after it was pointed at or had the focus. */
function ToastLine({ toast, closeText }: { toast: QueuedToast; closeText: string }) {
  const { id, kind, text, link } = toast
  const leaves = useRef<ReturnType<typeof setTimeout>>(undefined)
  const close = () => dismissToast(id)
  const look = ({ currentTarget }: SyntheticEvent) => {
    clearTimeout(leaves.current)
    if (currentTarget.matches(':hover, :focus-within')) return
    leaves.current = setTimeout(() => dismissToast(id), SHOWN_MS)
  }
  useEffect(() => {
    leaves.current = setTimeout(() => dismissToast(id), SHOWN_MS)
    return () => clearTimeout(leaves.current)
  }, [id])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by pointing at it; it only waits.
    <div
      className={kind === 'e' ? `${styles.toast} ${styles.error}` : styles.toast}
      role={kind === 'e' ? 'alert' : undefined}
      onPointerEnter={look}
      onPointerLeave={look}
      onFocus={look}
      onBlur={look}
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
