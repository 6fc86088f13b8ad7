import { statusColour } from '@dabali/domain'
import type { ReactNode } from 'react'
import styles from './status-text.module.css'

type StatusTextProps = { code: string | null | undefined; children: ReactNode }

/** A status text with enough contrast, next to a swatch in the colour of its code. */
export function StatusText({ code, children }: StatusTextProps) {
  return <span className={`${styles.status} ${styles[statusColour(code)]}`}>{children}</span>
}
