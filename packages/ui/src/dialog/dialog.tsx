'use client'

import { type ReactNode, useId } from 'react'
import styles from './dialog.module.css'
import { Modal } from './modal.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  /** The buttons; cancel comes before confirm. */
  actions?: ReactNode
  /** An alert dialog: interrupts and requires an answer. */
  alert?: boolean
  /** Cannot be dismissed, for example while a form is being sent. */
  persistent?: boolean
}

/** A modal dialog. Escape and a click on the backdrop close it, and the focus is restored. */
export function Dialog({ open, onClose, title, children, actions, alert = false, persistent }: DialogProps) {
  const id = useId()
  if (!open) return null
  return (
    <Modal
      onClose={onClose}
      labelledBy={id}
      describedBy={alert ? `${id}-text` : undefined}
      role={alert ? 'alertdialog' : undefined}
      persistent={persistent}
      className={styles.dialog}
    >
      <div className={styles.inside}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <div id={`${id}-text`} className={styles.text}>
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Modal>
  )
}
