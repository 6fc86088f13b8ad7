import { type Language, writeDigits } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import styles from './kind-links.module.css'
import { searchTalk } from './search-talk.ts'

type KindLink = { href: string; name: string; count: number; isShown: boolean }

/** What was found of each kind, one press away. What there is none of is not offered. */
export function KindLinks({ kinds, language }: { kinds: readonly KindLink[]; language: Language }) {
  return (
    <nav className={styles.kinds} aria-label={searchTalk(language)('kinds')}>
      <ul className={styles.row}>
        {kinds
          .filter(({ count, isShown }) => count > 0 || isShown)
          .map(({ href, name, count, isShown }) => (
            <li key={href}>
              <IntentLink
                href={href}
                className={styles.kind}
                rel="nofollow"
                aria-current={isShown ? 'page' : undefined}
              >
                {name} <span className={styles.count}>{writeDigits(count, language)}</span>
              </IntentLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
