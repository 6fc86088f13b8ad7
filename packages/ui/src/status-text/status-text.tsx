import { statusColour } from '@dabali/domain'
import type { ReactNode } from 'react'
import styles from './status-text.module.css'

type StatusTextProps = { code: string | null | undefined; children: ReactNode }

/** The words of a status in a tone that can be read, beside a swatch in the plain colour of its code. */
export function StatusText({ code, children }: StatusTextProps) {
  return <span className={`${styles.status} ${styles[statusColour(code)]}`}>{children}</span>
}
