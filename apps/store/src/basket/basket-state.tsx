import { ButtonLink } from '@dabali/ui/button-link'
import styles from './basket-state.module.css'

type BasketStateProps = {
  mark: 'empty' | 'failed'
  heading: string
  text: string
  way: { href: string; text: string }
}

/** No lines to show: why, and one way on. */
export function BasketState({ mark, heading, text, way }: BasketStateProps) {
  return (
    <div className={`page ${styles.state}`}>
      <svg
        className={styles.mark}
        viewBox="0 0 88 64"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {mark === 'empty' ? (
          <path d="M32 44c2-10 6-16 12-16s10 6 12 16" strokeDasharray="3 5" />
        ) : (
          <path d="M44 12v16M44 34v2" />
        )}
        <path d="M24 44h40v6H24zM14 50h60v6H14zM2 56h84v6H2z" fill="var(--ground)" />
        <path d="M24 44h40v6H24z" fill="var(--plinth)" stroke="var(--plinth)" />
      </svg>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <ButtonLink href={way.href}>{way.text}</ButtonLink>
    </div>
  )
}
