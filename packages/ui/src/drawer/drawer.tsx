'use client'

import { type ReactNode, useId } from 'react'
import { Modal } from '../dialog/modal.tsx'
import styles from './drawer.module.css'

type DrawerProps = {
  open: boolean
  onClose: () => void
  title: string
  /** The accessible name of the close button: "Close". */
  closeText: string
  /** `bottom` is a sheet, such as the filters of a list on a phone. */
  placement?: 'side' | 'bottom'
  /** Buttons that stay visible below long content. */
  actions?: ReactNode
  children: ReactNode
}

/** A modal that slides in from the inline end, such as the cart, or from the bottom. */
export function Drawer({ open, onClose, title, closeText, placement = 'side', actions, children }: DrawerProps) {
  const id = useId()
  if (!open) return null
  return (
    <Modal onClose={onClose} labelledBy={id} className={placement === 'side' ? styles.drawer : styles.sheet}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={closeText} onClick={onClose}>
            <svg className={styles.cross} viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Modal>
  )
}
