// On every page: the memoization that the compiler adds would be a third of this code.
'use no memo'

import type { ReactNode } from 'react'
import { buttonClasses } from '../button/button.tsx'
import styles from './error-screen.module.css'
import { PathMessage } from './path-message.tsx'

/** 'Page not found' and 'An error occurred'. */
export type ErrorHeadings = { notFound: string; failed: string }

type ErrorScreenProps = {
  /** 404 shows the heading "not found", every other status "failed". */
  status?: number
  headings: ErrorHeadings
  /** What happened, for example "Page not found: /no/such/path". */
  message: string
  /** The requested path, if the message contains it. */
  path?: string
  /** What the visitor can do. */
  advice?: string
  /** What the number of an error is called, "Error number"; the server of the site writes the number behind it. */
  numberLabel?: string
  home: { href: string; text: string }
  /** A retry button. */
  children?: ReactNode
}

/** The screen for pages that cannot be shown. */
export function ErrorScreen(props: ErrorScreenProps) {
  const { status = 500, headings, message, path, advice, numberLabel, home, children } = props
  return (
    <div className={`page ${styles.screen}`} data-error-status={status}>
      <h1 className={styles.heading}>{status === 404 ? headings.notFound : headings.failed}</h1>
      {path === undefined ? (
        <p className={styles.message}>{message}</p>
      ) : (
        <PathMessage message={message} path={path} className={styles.message} />
      )}
      {advice && <p className={styles.advice}>{advice}</p>}
      {numberLabel && (
        <p className={styles.number} data-error-number={numberLabel} suppressHydrationWarning>
          {''}
        </p>
      )}
      <div className={styles.actions}>
        {/* A full page load: the state of this page may be broken. */}
        <a className={buttonClasses({})} href={home.href}>
          {home.text}
        </a>
        {children}
      </div>
    </div>
  )
}
