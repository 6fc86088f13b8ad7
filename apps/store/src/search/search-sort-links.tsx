import { IntentLink } from '@dabali/ui/intent-link'
import { type ListQuery, sortedBy } from '../lists/list-query.ts'
import styles from '../lists/sort-links.module.css'
import type { SearchTexts } from './search-texts.ts'

const SORTS = ['popular', 'new', 'price', '-price'] as const

type SearchSortLinksProps = { list: ListQuery; hrefOf: (list: ListQuery) => string; texts: SearchTexts }

/** The orders of what was found, each one press away; without one of them the nearest comes first. */
export function SearchSortLinks({ list, hrefOf, texts }: SearchSortLinksProps) {
  return (
    <nav className={styles.sorts} aria-label={texts.sort}>
      <ul className={styles.row}>
        {SORTS.map((sort) => (
          <li key={sort}>
            <IntentLink
              href={hrefOf(sortedBy(list, sort))}
              className={styles.link}
              rel="nofollow"
              aria-current={sort === list.sort ? 'true' : undefined}
            >
              {texts.sortName(sort)}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
