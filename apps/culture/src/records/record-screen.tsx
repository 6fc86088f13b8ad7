import { localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { ContentPage } from '../content/content-page.tsx'
import { Nights } from '../content/nights.tsx'
import { Sleeves } from '../content/sleeves.tsx'
import { WatchAndRead } from '../content/watch-and-read.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { RECORDS_PATH, recordPath } from '../paths.ts'
import { TrackRows } from '../player/track-rows.tsx'
import { recordJsonLd } from '../seo/json-ld/record-json-ld.ts'
import { RecordCredits, RecordFacts } from './record-facts.tsx'
import { RecordHead } from './record-head.tsx'
import styles from './record-screen.module.css'
import { type RecordWithOthers, readRecordPage } from './records.ts'

/** One record: the sleeve, how to take it home, what is on it, who made it, and what else belongs to it. */
export async function RecordScreen({ slug }: { slug: string }) {
  const language = await pageLanguage()
  return (
    <ContentPage
      slug={slug}
      pathOf={recordPath}
      read={() => readRecordPage(slug, language)}
      list="records"
      told={{ name: ({ title }) => title, about: recordJsonLd }}
    >
      {(record) => (
        <article>
          <RecordHead record={record} />
          <Tracks record={record} />
          <LinerNotes record={record} />
          <Nights coming={record.next_events} />
          <WatchAndRead about={record} />
          <Others record={record} />
        </article>
      )}
    </ContentPage>
  )
}

type PartProps = { record: RecordWithOthers }

async function Tracks({ record }: PartProps) {
  const t = await getTranslations('record')
  return (
    <section className={`page ${styles.band}`}>
      <SectionHead heading={t('tracks')}>
        <IntentLink href={localPath(await pageLanguage(), RECORDS_PATH)}>{t('allRecords')}</IntentLink>
      </SectionHead>
      <div className={styles.columns}>
        <TrackRows record={record} />
        <RecordFacts record={record} />
      </div>
    </section>
  )
}

async function LinerNotes({ record: { body, credits } }: PartProps) {
  if (!body && credits.length === 0) return null
  const t = await getTranslations('record')
  return (
    <section className={`page ${styles.band}`}>
      <SectionHead heading={t('notes')} />
      <div className={styles.columns}>
        <Prose html={body} locale={await pageLanguage()} />
        {credits.length > 0 && <RecordCredits credits={credits} />}
      </div>
    </section>
  )
}

async function Others({ record: { artists, others } }: PartProps) {
  if (others.length === 0) return null
  const t = await getTranslations('record')
  return (
    <section className={`page ${styles.band}`}>
      <SectionHead heading={t('others', { names: artists.map(({ title }) => title).join(', ') })} />
      <Sleeves records={others} />
    </section>
  )
}
