import { IntentLink } from '../intent-link/intent-link.tsx'
import { textLanguage } from '../text-language/text-language.ts'
import styles from './way-here.module.css'

type WayHereProps = {
  /** What the way is called when it is read out: "You are here". */
  label: string
  /** The pages above this one, the highest first. */
  way: readonly { href: string; name: string }[]
  /** What this page is called, where the way ends with it; a phone leaves it to the head of the page. */
  here?: string
  locale: string
}

/** The way to a page from the top of the site. */
export function WayHere({ label, way, here, locale }: WayHereProps) {
  return (
    <nav className={styles.way} aria-label={label}>
      <ol>
        {way.map(({ href, name }) => (
          <li key={href}>
            <IntentLink href={href} lang={textLanguage(name, locale)}>
              {name}
            </IntentLink>
          </li>
        ))}
        {here && (
          <li className={styles.here}>
            <span aria-current="page" lang={textLanguage(here, locale)}>
              {here}
            </span>
          </li>
        )}
      </ol>
    </nav>
  )
}
