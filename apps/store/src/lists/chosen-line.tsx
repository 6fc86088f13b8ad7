import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text-language'
import styles from './chosen-line.module.css'
import type { ListParts } from './list-parts.ts'
import { toggle, without } from './list-query.ts'
import { nameChoices } from './name-choices.ts'

/** What the list was narrowed to, each left out again by a press. */
export function ChosenLine({ query, listing, hrefOf, texts, language }: ListParts) {
  if (query.chosen.length === 0) return null
  return (
    <ul className={styles.line} aria-label={texts.chosen}>
      {nameChoices(query, listing, texts).map(({ choice, name }) => (
        <li key={`${choice.field} ${choice.value}`}>
          <IntentLink
            href={hrefOf(toggle(query, choice))}
            className={styles.chip}
            rel="nofollow"
            aria-label={texts.leaveOut(name)}
          >
            <span lang={textLanguage(name, language)}>{name}</span>
            <svg className={styles.cross} viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </IntentLink>
        </li>
      ))}
      <li>
        <IntentLink href={hrefOf(without(query))} className={styles.clear}>
          {texts.clearAll}
        </IntentLink>
      </li>
    </ul>
  )
}
