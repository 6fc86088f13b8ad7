import type { EventCard } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import { EVENTS_PATH } from '../paths.ts'
import { EventRows } from './event-rows.tsx'
import styles from './nights.module.css'

type NightsProps = { coming: readonly EventCard[]; past?: readonly EventCard[] }

/** The nights of one thing: those to come, and folded below them those that were. */
export async function Nights({ coming, past = [] }: NightsProps) {
  if (coming.length + past.length === 0) return null
  const t = await getTranslations('nights')
  const language = await pageLanguage()
  return (
    <section className={`page ${styles.nights}`} aria-labelledby="nights">
      <SectionHead heading={t('heading')} id="nights">
        <IntentLink href={localPath(language, EVENTS_PATH)}>{t('all')}</IntentLink>
      </SectionHead>
      {coming.length > 0 ? <EventRows events={coming} /> : <p className="quiet">{t('none')}</p>}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary className={styles.fold}>{t('past')}</summary>
          <EventRows events={past} />
        </details>
      )}
    </section>
  )
}
