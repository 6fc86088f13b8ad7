import type { EventCard } from '@dabali/api-client'
import { localPath, writeDigits } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import type { Group } from './read-search.ts'
import { ResultRows } from './result-rows.tsx'
import styles from './search-page.module.css'
import { writeSearchQuery } from './search-query.ts'

type KindGroupProps = {
  group: Group
  name: string
  words: string
  /** What is marked. */
  marked: string
  nights: readonly EventCard[]
  first: boolean
}

/** Some of one kind, and the way to all of it. */
export async function KindGroup({
  group: { kind, count, results },
  name,
  words,
  marked,
  nights,
  first,
}: KindGroupProps) {
  const t = await getTranslations('search')
  const language = await pageLanguage()
  const id = `found-${kind}`
  return (
    <section className={styles.group} aria-labelledby={id}>
      <SectionHead id={id} heading={name}>
        {count > results.length && (
          <IntentLink href={localPath(language, writeSearchQuery({ words, kind, page: 1 }))} rel="nofollow">
            {t('allOfKind', { count: writeDigits(count, language) })}
          </IntentLink>
        )}
      </SectionHead>
      <ResultRows results={results} words={marked} nights={nights} first={first} />
    </section>
  )
}
