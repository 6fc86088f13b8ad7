import type { ReactNode } from 'react'
import { buttonClasses } from '../button/button.tsx'
import styles from './error-screen.module.css'
import { PathMessage } from './path-message.tsx'

/** 'Page not found' and 'An error occurred'. */
export type ErrorHeadings = { notFound: string; failed: string }

type ErrorScreenProps = {
  /** 404 is what is not found; everything else failed. */
  status?: number
  headings: ErrorHeadings
  /** What happened, for example "Page not found: /no/such/path". */
  message: string
  /** The path in the message, where it names the one that was asked for. */
  path?: string
  /** What the visitor may do about it, or need not fear. */
  advice?: string
  home: { href: string; text: string }
  /** A way to try again, where that may help. */
  children?: ReactNode
}

/** The one screen for whatever cannot be shown. */
export function ErrorScreen({ status = 500, headings, message, path, advice, home, children }: ErrorScreenProps) {
  return (
    <div className={`page ${styles.screen}`} data-error-status={status}>
      <h1 className={styles.heading}>{status === 404 ? headings.notFound : headings.failed}</h1>
      {path === undefined ? (
        <p className={styles.message}>{message}</p>
      ) : (
        <PathMessage message={message} path={path} className={styles.message} />
      )}
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
