import type { RecordDetail } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import { recordPath } from '../paths.ts'
import { PlayAll } from '../player/play-all.tsx'
import { EventRows } from './event-rows.tsx'
import styles from './hear-it.module.css'
import type { Heard } from './read-heard.ts'

/** What can be heard of those who are told of, to stand beside the words: the records, then the nights. */
export async function HearIt({ heard: { records, coming, past } }: { heard: Heard }) {
  const t = await getTranslations('hear')
  const nights = coming.length > 0 ? coming : past
  return (
    <section aria-labelledby="hear">
      <SectionHead heading={t('heading')} id="hear" />
      {records.length > 0 && (
        <ul className={records.length === 1 ? styles.only : styles.records}>
          {records.map((record) => (
            <li key={record.slug} className={styles.record}>
              <HeardRecord record={record} />
            </li>
          ))}
        </ul>
      )}
      {nights.length > 0 && (
        <div className={styles.nights}>
          <EventRows events={nights} />
        </div>
      )}
    </section>
  )
}

async function HeardRecord({ record }: { record: RecordDetail }) {
  const t = await getTranslations('hear')
  const language = await pageLanguage()
  const { slug, title, picture, released_on } = record
  return (
    <>
      <div className={styles.way}>
        <Picture picture={picture} sizes="16rem" decorative />
        <div>
          <h3 className={styles.title} lang={textLanguage(title, language)}>
            <IntentLink href={localPath(language, recordPath(slug))}>{title}</IntentLink>
          </h3>
          <p className="quiet">
            <DateText value={released_on} language={language} />
          </p>
        </div>
      </div>
      <PlayAll record={record} text={t('play')} />
    </>
  )
}

/** Whether there is anything to hear. */
export const isHeard = ({ records, coming, past }: Heard) => records.length + coming.length + past.length > 0
