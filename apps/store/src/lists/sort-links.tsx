import { IntentLink } from '@dabali/ui/intent-link'
import type { ListParts } from './list-parts.ts'
import { LIST_SORTS, sortedBy } from './list-query.ts'
import styles from './sort-links.module.css'

/** The orders of a list, each one press away. */
export function SortLinks({ query, hrefOf, texts }: Pick<ListParts, 'query' | 'hrefOf' | 'texts'>) {
  return (
    <nav className={styles.sorts} aria-label={texts.sort}>
      <ul className={styles.row}>
        {LIST_SORTS.map((sort) => (
          <li key={sort}>
            <IntentLink
              href={hrefOf(sortedBy(query, sort))}
              className={styles.link}
              rel="nofollow"
              aria-current={sort === query.sort ? 'true' : undefined}
            >
              {texts.sortName(sort)}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
