import type { EventDetail } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import { livePath } from '../paths.ts'
import styles from './event-facts.module.css'

/** How a streamed night is watched, until when, and where; the page is for those who are logged in. */
export async function StreamWays({ event: { slug, dates } }: { event: EventDetail }) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  const streamed = dates.filter(
    ({ is_streamed, state }) => is_streamed && state !== 'ended' && state !== 'cancelled' && state !== 'postponed',
  )
  return (
    <>
      <p>{t('streamText')}</p>
      <ul className={styles.ways}>
        {streamed.map(({ id, state, starts_at, replay_until }) => (
          <li key={id}>
            <a className={styles.way} href={localPath(language, livePath(slug, id))}>
              <span>
                {t(state === 'replay' ? 'watchReplay' : 'watch')}
                {dates.length > 1 && ', '}
                {dates.length > 1 && <DateText value={starts_at} language={language} />}
              </span>
            </a>
            {replay_until && (
              <p className="quiet small">
                {t('replayUntil')} <DateText value={replay_until} language={language} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
