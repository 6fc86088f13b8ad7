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

/** A modal `<dialog>`, open while it is rendered. */
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
    // Reserves the width of the scroll bar, so that the page does not shift when it disappears.
    shown.classList.toggle(`${styles.withScrollbar}`, innerWidth > document.documentElement.clientWidth)
    shown.showModal()
    // `close` restores the focus; removing the element would not.
    return () => shown.close()
  }, [])

  const close = (event: SyntheticEvent) => {
    // The event bubbles to an outer dialog, which must ignore it.
    if (event.target !== dialog.current) return
    event.preventDefault()
    if (!persistent) onClose()
  }
  const closeIfForced = (event: SyntheticEvent) => {
    // Browsers allow `cancel` to be prevented once; a second Escape closes the dialog.
    if (event.target === dialog.current && !dialog.current.open) onClose()
  }
  const press = (event: PointerEvent) => {
    isPressedOutside.current = event.target === dialog.current
  }
  const release = (event: SyntheticEvent) => {
    // A text selection that ends outside is no click on the backdrop.
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
