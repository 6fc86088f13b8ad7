'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
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

/** Leaves after five seconds, but not while it is pointed at or has the focus. */
function ToastLine({ toast, closeText }: { toast: QueuedToast; closeText: string }) {
  const line = useRef<HTMLDivElement>(null)
  const { id, kind, text, link } = toast
  const close = () => dismissToast(id)
  useEffect(() => {
    const timer = setInterval(() => {
      if (!line.current?.matches(':hover, :focus-within')) dismissToast(id)
    }, SHOWN_MS)
    return () => clearInterval(timer)
  }, [id])
  return (
    <div
      ref={line}
      className={kind === 'e' ? `${styles.toast} ${styles.error}` : styles.toast}
      role={kind === 'e' ? 'alert' : undefined}
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
