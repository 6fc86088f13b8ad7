'use client'

import { Button } from '@dabali/ui/button'
import styles from './print-button.module.css'

type PrintButtonProps = { text: string; kind?: 'plain' }

/** Prints the page. */
export function PrintButton({ text, kind }: PrintButtonProps) {
  return (
    <div className={styles.print}>
      <Button onClick={() => print()} {...(kind && { kind })}>
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7z" />
        </svg>
        {text}
      </Button>
    </div>
  )
}
