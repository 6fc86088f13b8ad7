import type { ReactNode } from 'react'
import { ButtonLink } from '../button/button.tsx'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  heading: string
  text: ReactNode
  link?: { href: string; text: string } | undefined
  icon?: StatusIconName
  /** 1 when it is the content of the page, 2 when it replaces a part of it. */
  level?: 1 | 2
  /** It replaces what had the focus, which moves to its heading. */
  isFocused?: boolean
  /** A second action, for example a retry button. */
  children?: ReactNode
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus()

/** An empty state: heading, reason and a link onward. */
export function EmptyState({ heading, text, link, icon = 'empty', level = 2, isFocused, children }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={level === 1 ? `${styles.state} ${styles.page}` : styles.state}>
      <StatusIcon mark={icon} />
      <Heading className={styles.heading} {...(isFocused && { tabIndex: -1, ref: takeFocus })}>
        {heading}
      </Heading>
      <p className={styles.text}>{text}</p>
      {(link || children) && (
        <div className={styles.actions}>
          {link && (
            <ButtonLink href={link.href} kind={level === 1 ? 'main' : 'plain'}>
              {link.text}
            </ButtonLink>
          )}
          {children}
        </div>
      )}
    </div>
  )
}

/** The icons on the plinth. */
const SHAPES = {
  empty: <path d="M32 44c2-10 6-16 12-16s10 6 12 16" strokeDasharray="3 5" />,
  failed: <path d="M44 12v16M44 34v2" />,
  offline: <path d="M28 30q16-16 32 0M34 36q10-9 20 0M26 14l36 26" />,
  'not-found': (
    <>
      <circle cx="42" cy="24" r="11" />
      <path d="m50 32 9 9" />
    </>
  ),
  waiting: (
    <>
      <circle cx="44" cy="26" r="13" />
      <path d="M44 18v8l6 4" />
    </>
  ),
} as const

export type StatusIconName = keyof typeof SHAPES

export function StatusIcon({ mark }: { mark: StatusIconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 88 64" aria-hidden="true">
      {SHAPES[mark]}
      <path className={styles.steps} d="M24 44h40v6H24zM14 50h60v6H14zM2 56h84v6H2z" />
      <path className={styles.plinth} d="M24 44h40v6H24z" />
    </svg>
  )
}
