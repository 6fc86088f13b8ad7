import { IntentLink } from '../intent-link/intent-link.tsx'
import { textLanguage } from '../text/text.ts'
import styles from './breadcrumbs.module.css'

type BreadcrumbsProps = {
  /** The accessible name: "You are here". */
  label: string
  /** The pages above this one, the highest first. */
  items: readonly { href: string; name: string }[]
  /** What this page is called, where the way ends with it; a phone leaves it to the head of the page. */
  current?: string
  locale: string
}

/** Breadcrumb navigation. */
export function Breadcrumbs({ label, items, current, locale }: BreadcrumbsProps) {
  return (
    <nav className={styles.way} aria-label={label}>
      <ol>
        {items.map(({ href, name }) => (
          <li key={href}>
            <IntentLink href={href} lang={textLanguage(name, locale)}>
              {name}
            </IntentLink>
          </li>
        ))}
        {current && (
          <li className={styles.here}>
            <span aria-current="page" lang={textLanguage(current, locale)}>
              {current}
            </span>
          </li>
        )}
      </ol>
    </nav>
  )
}
