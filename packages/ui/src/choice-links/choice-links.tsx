import { IntentLink } from '../intent-link/intent-link.tsx'
import styles from './choice-links.module.css'

type Choice = {
  href: string
  text: string
  /** How many there are of it, as it is written. */
  count?: string
  isShown: boolean
}

type ChoiceLinksProps = {
  /** What is chosen by them: "Format". */
  label: string
  choices: readonly Choice[]
  /** What they lead to is for one visitor: a whole load, because the server asks whose it is. */
  isOwn?: boolean
  /** What they lead to is no page of its own for those who search the web. */
  isUnlisted?: boolean
  /** They stand in a row with something else, which is on a line already. */
  isBare?: boolean
}

/** The parts of a list, each one press away; the one that is shown stands on the ledge. */
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
