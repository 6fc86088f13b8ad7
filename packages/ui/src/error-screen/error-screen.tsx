import type { ReactNode } from 'react'
import { buttonClasses } from '../button/button-classes.ts'
import styles from './error-screen.module.css'

/** 'Page not found' and 'An error occurred'. */
export type ErrorHeadings = { notFound: string; failed: string }

type ErrorScreenProps = {
  /** 404 is what is not found; everything else failed. */
  status?: number
  headings: ErrorHeadings
  /** What happened, for example "Page not found: /no/such/path". */
  message: string
  /** What the visitor may do about it, or need not fear. */
  advice?: string
  home: { href: string; text: string }
  /** A way to try again, where that may help. */
  children?: ReactNode
}

/** The one screen for whatever cannot be shown. */
export function ErrorScreen({ status = 500, headings, message, advice, home, children }: ErrorScreenProps) {
  return (
    <div className={`page ${styles.screen}`}>
      <h1 className={styles.heading}>{status === 404 ? headings.notFound : headings.failed}</h1>
      <p className={styles.message}>{message}</p>
      {advice && <p className={styles.advice}>{advice}</p>}
      <div className={styles.ways}>
        {/* A whole new page: after an error nothing of this one should be trusted. */}
        <a className={buttonClasses({})} href={home.href}>
          {home.text}
        </a>
        {children}
      </div>
    </div>
  )
}
