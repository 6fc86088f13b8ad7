import { IntentLink } from '../intent-link/intent-link.tsx'
import { textLanguage } from '../text/text.ts'
import styles from './breadcrumbs.module.css'

type BreadcrumbsProps = {
  /** The accessible name: "You are here". */
  label: string
  /** The pages above this one, the highest first. */
  items: readonly { href: string; name: string }[]
  /** The name of the current page; hidden on phones, where the heading shows it. */
  current?: string
  locale: string
}

/** Breadcrumb navigation. */
export function Breadcrumbs({ label, items, current, locale }: BreadcrumbsProps) {
  return (
    <nav className={styles.breadcrumbs} aria-label={label}>
      <ol>
        {items.map(({ href, name }) => (
          <li key={href}>
            <IntentLink href={href} lang={textLanguage(name, locale)}>
              {name}
            </IntentLink>
          </li>
        ))}
        {current && (
          <li className={styles.current}>
            <span aria-current="page" lang={textLanguage(current, locale)}>
              {current}
            </span>
          </li>
        )}
      </ol>
    </nav>
  )
}
