import { IntentLink } from '../intent-link/intent-link.tsx'
import styles from './logo.module.css'

/** The sign, a raised stage with someone on it, and the name in the script of the page; it leads home. */
export function Logo({ href, name }: { href: string; name: string }) {
  return (
    <IntentLink className={styles.wordmark} href={href}>
      <svg className={styles.sign} viewBox="0 0 24 22" width="24" height="22" aria-hidden="true">
        <circle cx="12" cy="4" r="4" fill="currentColor" />
        <path d="M7 10h10v3.4H7zM4 14.3h16v3.4H4zM0 18.6h24V22H0z" fill="var(--plinth)" />
      </svg>
      <span className={styles.name}>{name}</span>
    </IntentLink>
  )
}
