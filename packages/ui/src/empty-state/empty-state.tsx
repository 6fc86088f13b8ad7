import type { ReactNode } from 'react'
import { ButtonLink } from '../button/button-link.tsx'
import styles from './empty-state.module.css'
import { type Mark, StateMark } from './state-mark.tsx'

type EmptyStateProps = {
  heading: string
  text: ReactNode
  way?: { href: string; text: string } | undefined
  mark?: Mark
  /** 1 where it is all that the page shows, 2 where it stands in for a part of it. */
  level?: 1 | 2
  /** A second way on, for example a button that tries again. */
  children?: ReactNode
}

/** Nothing to show: why, and one way on. */
export function EmptyState({ heading, text, way, mark = 'empty', level = 2, children }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={level === 1 ? `${styles.state} ${styles.page}` : styles.state}>
      <StateMark mark={mark} />
      <Heading className={styles.heading}>{heading}</Heading>
      <p className={styles.text}>{text}</p>
      {(way || children) && (
        <div className={styles.ways}>
          {way && (
            <ButtonLink href={way.href} kind={level === 1 ? 'main' : 'plain'}>
              {way.text}
            </ButtonLink>
          )}
          {children}
        </div>
      )}
    </div>
  )
}
