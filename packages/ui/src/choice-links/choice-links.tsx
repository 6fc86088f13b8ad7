import { IntentLink } from '../intent-link/intent-link.tsx'
import styles from './choice-links.module.css'

type Choice = {
  href: string
  text: string
  /** The number of items, formatted. */
  count?: string
  isShown: boolean
}

type ChoiceLinksProps = {
  /** The accessible name: "Format". */
  label: string
  choices: readonly Choice[]
  /** The pages are personal: a full page load, because the server checks the session. */
  isOwn?: boolean
  /** The pages are not for search engines: `rel="nofollow"`. */
  isUnlisted?: boolean
  /** Without the line below, for use in a row that has one. */
  isBare?: boolean
}

/** Links to the parts of a list; the current one is underlined. */
export function ChoiceLinks({ label, choices, isOwn, isUnlisted, isBare }: ChoiceLinksProps) {
  const Link = isOwn ? 'a' : IntentLink
  return (
    <nav className={isBare ? styles.bare : styles.choices} aria-label={label}>
      <ul className={styles.row}>
        {choices.map(({ href, text, count, isShown }) => (
          <li key={href}>
            <Link
              href={href}
              className={styles.choice}
              rel={isUnlisted ? 'nofollow' : undefined}
              aria-current={isShown ? 'page' : undefined}
            >
              {text} {count && <span className="num">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
