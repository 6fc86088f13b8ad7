import { IntentLink } from '@dabali/ui/intent-link'
import styles from './ways-on.module.css'

export type Way = {
  href: string
  name: string
  text: string
  /** It is another site, or drawn for one visitor: a full load. */
  isElsewhere?: boolean | undefined
}

/** Where a page leads that has nothing to sell itself. */
export function WaysOn({ label, ways }: { label: string; ways: readonly Way[] }) {
  return (
    <nav className={styles.ways} aria-label={label}>
      <ul>
        {ways.map(({ href, name, text, isElsewhere = false }) => (
          <li key={href}>
            {isElsewhere ? <a href={href}>{name}</a> : <IntentLink href={href}>{name}</IntentLink>}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
