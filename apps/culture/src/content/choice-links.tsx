import { IntentLink } from '@dabali/ui/intent-link'
import styles from './choice-links.module.css'

type ChoiceLinksProps = {
  /** What is chosen by them: "Format". */
  label: string
  choices: readonly {
    href: string
    text: string
    /** How many there are of it, as it is written. */
    count?: string
    isShown: boolean
  }[]
}

/** The parts of a list, each one press away; the one that is shown stands on the ledge. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <nav className={styles.choices} aria-label={label}>
      <ul className={styles.row}>
        {choices.map(({ href, text, count, isShown }) => (
          <li key={href}>
            <IntentLink href={href} className={styles.choice} aria-current={isShown ? 'page' : undefined}>
              {text} {count && <span className={styles.count}>{count}</span>}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
