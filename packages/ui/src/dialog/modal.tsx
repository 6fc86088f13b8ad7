'use client'

import { type PointerEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import styles from './modal.module.css'

type ModalProps = {
  onClose: () => void
  labelledBy: string
  describedBy?: string | undefined
  role?: 'alertdialog' | undefined
  /** Cannot be dismissed, for example while a form is being sent. */
  persistent?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** What lies above the page and takes its place for a while. It is open for as long as it is drawn. */
export function Modal({
  onClose,
  labelledBy,
  describedBy,
  role,
  persistent = false,
  className = '',
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)

  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return
    // A page that can be scrolled keeps the room of its bar, so that nothing moves when the bar goes.
    shown.classList.toggle(`${styles.besideBar}`, innerWidth > document.documentElement.clientWidth)
    shown.showModal()
    // Closing it gives the focus back to what had it, which taking it out of the page would not.
    return () => shown.close()
  }, [])

  const close = (event: SyntheticEvent) => {
    // Closing travels up to the dialog that this one lies on; there it means nothing.
    if (event.target !== dialog.current) return
    event.preventDefault()
    if (!persistent) onClose()
  }
  const closeIfForced = (event: SyntheticEvent) => {
    // A browser lets itself be held back once; the second Escape closes without a question.
    if (event.target === dialog.current && !dialog.current.open) onClose()
  }
  const press = (event: PointerEvent) => {
    isPressedOutside.current = event.target === dialog.current
  }
  const release = (event: SyntheticEvent) => {
    // A selection that began inside and ended outside is no press on what lies behind.
    if (isPressedOutside.current) close(event)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and the browser gives it to `onCancel`.
    <dialog
      ref={dialog}
      role={role}
      className={`${styles.modal} ${className}`}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      closedby={persistent ? 'none' : undefined}
      onCancel={close}
      onClose={closeIfForced}
      onPointerDown={press}
      onClick={release}
    >
      {children}
    </dialog>
  )
}
