import type { Facet } from '@dabali/api-client'
import { writeDigits } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text-language'
import styles from './facet-values.module.css'
import type { ListParts } from './list-parts.ts'
import { choiceOf, isChosen, type ListField, toggle } from './list-query.ts'

type Value = Facet['values'][number]
type FacetValuesProps = ListParts & { field: ListField; values: readonly Value[] }

/** So many are seen; the others are one press away, which one or two are not worth. */
const SEEN = 8
const NOT_WORTH_A_PRESS = 2

/** The values of a facet with what each would show, chosen and left out by a press. */
export function FacetValues({ field, values, ...parts }: FacetValuesProps) {
  const link = (value: Value) => <FacetLink key={value.value} {...parts} field={field} value={value} />
  const seen = values.length <= SEEN + NOT_WORTH_A_PRESS ? values.length : SEEN
  const rest = values.slice(seen)
  return (
    <div className={styles.values}>
      <ul>{values.slice(0, seen).map(link)}</ul>
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>{parts.texts.more(rest.length)}</summary>
          <ul>{rest.map(link)}</ul>
        </details>
      )}
    </div>
  )
}

function FacetLink({ field, value, query, hrefOf, texts, language }: ListParts & { field: ListField; value: Value }) {
  const choice = choiceOf(field, value.value)
  const name = texts.valueName(field, value)
  const chosen = isChosen(query, choice)
  return (
    <li>
      <IntentLink
        href={hrefOf(toggle(query, choice))}
        className={styles.value}
        rel="nofollow"
        aria-current={chosen ? 'true' : undefined}
      >
        <span className={styles.box} aria-hidden="true" />
        <span lang={textLanguage(name, language)}>{name}</span>
        <span className={styles.count}>{writeDigits(value.count, language)}</span>
      </IntentLink>
    </li>
  )
}
