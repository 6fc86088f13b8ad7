import type { EventCard } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { EventRows } from '../content/event-rows.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { ARTISTS_PATH, EVENTS_PATH, INTERVIEWS_PATH, RECORDS_PATH, SESSIONS_PATH, VOLUMES_PATH } from '../paths.ts'
import { kindNames } from './kind-names.ts'
import styles from './ways-in.module.css'

const NIGHTS = 4

/** Where somebody can begin who knows no words, or whose words found nothing: the next nights, and all there is by its kind. */
export async function WaysIn({ nights }: { nights: readonly EventCard[] }) {
  const t = await getTranslations('search')
  const language = await pageLanguage()
  const names = await kindNames()
  const ways = [
    { path: ARTISTS_PATH, name: names.artist },
    { path: RECORDS_PATH, name: names.record },
    { path: INTERVIEWS_PATH, name: names.interview },
    { path: SESSIONS_PATH, name: names.session },
    { path: VOLUMES_PATH, name: names.volume },
  ]
  return (
    <>
      {nights.length > 0 && (
        <section className={styles.way} aria-labelledby="next-nights">
          <SectionHead id="next-nights" heading={t('nextNights')}>
            <IntentLink href={localPath(language, EVENTS_PATH)}>{t('allNights')}</IntentLink>
          </SectionHead>
          <EventRows events={nights.slice(0, NIGHTS)} />
        </section>
      )}
      <section className={styles.way} aria-labelledby="all-kinds">
        <SectionHead id="all-kinds" heading={t('lookAround')} />
        <ul className={styles.kinds}>
          {ways.map(({ path, name }) => (
            <li key={path}>
              <IntentLink className={styles.kind} href={localPath(language, path)}>
                {name}
              </IntentLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
