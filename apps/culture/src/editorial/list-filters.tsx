import type { Facet } from '@dabali/api-client'
import { letterRow, localPath, writeDigits } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pageLanguage } from '../request-context.ts'
import styles from './list-filters.module.css'
import { choose, type ListQuery } from './list-query.ts'

export type FilterProps = {
  query: ListQuery
  facets: readonly Facet[]
  /** The path of the list with another query, without a language. */
  pathOf: (query: ListQuery) => string
}

type FieldProps = FilterProps & { field: string }

const facetOf = (facets: readonly Facet[], field: string) => facets.find((facet) => facet.field === field)

/** A filter that is on or off, with the number of results. Nothing where it would show none. */
export async function FilterToggle({ query, facets, pathOf, field, value = 'true' }: FieldProps & { value?: string }) {
  const language = await pageLanguage()
  const found = facetOf(facets, field)?.values.find((each) => each.value === value)
  if (!found) return null
  return (
    <IntentLink
      href={localPath(language, pathOf(choose(query, field, found.selected ? undefined : value)))}
      className={styles.toggle}
      rel="nofollow"
      aria-current={found.selected ? 'true' : undefined}
    >
      {found.label} <span className={styles.count}>{writeDigits(found.count, language)}</span>
    </IntentLink>
  )
}

type FilterMenuProps = FieldProps & {
  /** "All cities". */
  all: string
  /** Only these values. */
  shows?: (value: string) => boolean
  /** A form below the values. */
  children?: ReactNode
}

/** The values of a filter with their counts, in a menu that opens without scripts. */
export async function FilterMenu({ query, facets, pathOf, field, all, shows = () => true, children }: FilterMenuProps) {
  const language = await pageLanguage()
  const facet = facetOf(facets, field)
  const values = facet?.values.filter(({ value, selected }) => selected || shows(value)) ?? []
  const chosen = values.find(({ selected }) => selected)
  if (values.length === 0 && !children) return null
  return (
    <details key={chosen?.value ?? ''} className={styles.menu} name="filters">
      <summary className={styles.summary}>
        <span className="visually-hidden">{facet?.label}: </span>
        <span lang={chosen && textLanguage(chosen.label, language)}>{chosen?.label ?? all}</span>
      </summary>
      <div className={styles.sheet}>
        <ul>
          <li>
            <IntentLink
              href={localPath(language, pathOf(choose(query, field, undefined)))}
              className={styles.value}
              aria-current={chosen ? undefined : 'true'}
            >
              {all}
            </IntentLink>
          </li>
          {values.map(({ value, label, count, selected }) => (
            <li key={value}>
              <IntentLink
                href={localPath(language, pathOf(choose(query, field, value)))}
                className={styles.value}
                rel="nofollow"
                aria-current={selected ? 'true' : undefined}
              >
                <span lang={textLanguage(label, language)}>{label}</span>{' '}
                <span className={styles.count}>{writeDigits(count, language)}</span>
              </IntentLink>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </details>
  )
}

/** The alphabet: each letter that titles begin with is a link to them, the others are dimmed. */
async function LetterLinks({ query, facets, pathOf }: FilterProps) {
  const t = await getTranslations('listFilters')
  const language = await pageLanguage()
  const letters = new Map(facetOf(facets, 'letter')?.values.map((each) => [each.value, each]))
  if (letters.size < 2 && !query.chosen['letter']) return null
  return (
    <nav className={styles.letters} aria-label={t('letters')}>
      <ul>
        {letterRow(language, [...letters.keys()]).map((letter) => {
          const found = letters.get(letter)
          const lang = textLanguage(letter, language)
          return found ? (
            <li key={letter}>
              <IntentLink
                href={localPath(language, pathOf(choose(query, 'letter', found.selected ? undefined : letter)))}
                className={styles.letter}
                rel="nofollow"
                lang={lang}
                aria-label={t('letterAndCount', { letter, count: writeDigits(found.count, language) })}
                aria-current={found.selected ? 'true' : undefined}
              >
                {letter}
              </IntentLink>
            </li>
          ) : (
            <li key={letter} className={styles.empty} lang={lang} aria-hidden="true">
              {letter}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

type ActiveFiltersProps = FilterProps & {
  /** The names of chosen filters that are no facets. */
  names?: Readonly<Record<string, string>>
  /** Filters that are shown elsewhere. */
  without?: readonly string[]
}

/** The chosen filters, each with a link that removes it. */
export async function ActiveFilters({ query, facets, pathOf, names = {}, without = [] }: ActiveFiltersProps) {
  const t = await getTranslations('listFilters')
  const language = await pageLanguage()
  const chosen = Object.entries(query.chosen).filter(([field]) => !without.includes(field))
  if (chosen.length === 0) return null
  const nameOf = (field: string, value: string) =>
    names[field] ?? facetOf(facets, field)?.values.find((each) => each.value === value)?.label ?? value
  const rest = Object.fromEntries(Object.entries(query.chosen).filter(([field]) => without.includes(field)))
  return (
    <ul className={styles.active} aria-label={t('active')}>
      {chosen.map(([field, value]) => (
        <li key={field}>
          <IntentLink
            href={localPath(language, pathOf(choose(query, field, undefined)))}
            className={styles.chip}
            aria-label={t('remove', { name: nameOf(field, value) })}
          >
            <span lang={textLanguage(nameOf(field, value), language)}>{nameOf(field, value)}</span>
            <svg className={styles.cross} viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </IntentLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <IntentLink href={localPath(language, pathOf({ chosen: rest, page: 1 }))} className={styles.clear}>
            {t('clear')}
          </IntentLink>
        </li>
      )}
    </ul>
  )
}

/** The filters of lists of artists, records and sessions. */
export async function GenreAndLetterFilters({ children, ...parts }: FilterProps & { children?: ReactNode }) {
  const t = await getTranslations('listFilters')
  return (
    <div className={styles.filters}>
      <div className={styles.row}>
        {children}
        <FilterMenu {...parts} field="genre" all={t('allGenres')} />
      </div>
      <LetterLinks {...parts} />
      <ActiveFilters {...parts} without={['format']} />
    </div>
  )
}
