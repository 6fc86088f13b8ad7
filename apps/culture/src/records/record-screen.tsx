import type { RecordDetail } from '@dabali/api-client'
import { type Language, localPath, writeDigits } from '@dabali/domain'
import { CopyDetails } from '@dabali/ui/copy-details'
import { DateText } from '@dabali/ui/date-text'
import { FittedTitle } from '@dabali/ui/fitted-title'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import { clockText } from '@dabali/ui/time-text'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { RecordGrid } from '../editorial/content-grids.tsx'
import { ContentLinks } from '../editorial/content-lists.tsx'
import { ContentPage, type ContentProps, contentMetadata, SharePage } from '../editorial/content-page.tsx'
import { EventsSection } from '../editorial/event-rows.tsx'
import { readRecord } from '../editorial/queries.ts'
import { RelatedContent } from '../editorial/related-content.tsx'
import { ShopItems } from '../editorial/shop-items.tsx'
import { frameHtml } from '../embeds/oembed.ts'
import { SaveContent } from '../follows/save-buttons.tsx'
import { RECORDS_PATH, recordPath } from '../paths.ts'
import { Credits } from '../player/credits.tsx'
import { OwnedRecordProvider } from '../player/owned-record.tsx'
import { PlayAll } from '../player/play-all.tsx'
import { TrackRows } from '../player/track-rows.tsx'
import { pageLanguage, pageSiteUrl } from '../request-context.ts'
import { recordJsonLd } from '../seo/json-ld/music.ts'
import { type RecordWithOthers, readRecordPage } from './queries.ts'
import styles from './record-screen.module.css'

export async function recordMetadata(slug: string): Promise<Metadata> {
  const language = await pageLanguage()
  const t = await getTranslations('record')
  return contentMetadata({ kind: 'record', pathOf: recordPath, read: () => readTitle(), type: 'music.album' })

  async function readTitle() {
    const record = await readRecord(slug, language)
    const names = record?.artists.map(({ title }) => title).join(', ')
    return record && { ...record, title: names ? t('titled', { title: record.title, names }) : record.title }
  }
}

/** One record: header, tracks, liner notes, events, related content and other records of the artists. */
export async function RecordScreen({ slug, draft }: ContentProps<RecordDetail>) {
  const language = await pageLanguage()
  return (
    <ContentPage
      slug={slug}
      pathOf={recordPath}
      read={() => readRecordPage(slug, language, draft)}
      list="records"
      describe={{ name: ({ title }) => title, about: recordJsonLd }}
    >
      {(record) => (
        <article>
          <OwnedRecordProvider slug={record.slug}>
            <RecordHead record={record} />
            <Tracks record={record} />
          </OwnedRecordProvider>
          <LinerNotes record={record} />
          <EventsSection coming={record.next_events} />
          <RelatedContent about={record} />
          <OtherRecords record={record} />
        </article>
      )}
    </ContentPage>
  )
}

type SectionProps = { record: RecordWithOthers }

async function Tracks({ record }: SectionProps) {
  const t = await getTranslations('record')
  return (
    <section className={`page ${styles.band}`}>
      <SectionHead heading={t('tracks')}>
        <IntentLink href={localPath(await pageLanguage(), RECORDS_PATH)}>{t('allRecords')}</IntentLink>
      </SectionHead>
      <div className={styles.columns}>
        <div>
          <TrackRows record={record} isDetailed />
        </div>
        <RecordFacts record={record} />
      </div>
    </section>
  )
}

async function LinerNotes({ record: { body, credits } }: SectionProps) {
  if (!body && credits.length === 0) return null
  const t = await getTranslations('record')
  return (
    <section className={`page ${styles.band}`}>
      <SectionHead heading={t('linerNotes')} />
      <div className={styles.columns}>
        <Prose html={body} locale={await pageLanguage()} />
        {credits.length > 0 && <RecordCredits credits={credits} />}
      </div>
    </section>
  )
}

async function OtherRecords({ record: { artists, others } }: SectionProps) {
  if (others.length === 0) return null
  const t = await getTranslations('record')
  return (
    <section className={`page ${styles.band}`}>
      <SectionHead heading={t('moreBy', { names: artists.map(({ title }) => title).join(', ') })} />
      <RecordGrid records={others} />
    </section>
  )
}

/** Cover, title, artists, play button and the formats for sale. */
async function RecordHead({ record }: { record: RecordWithOthers }) {
  const t = await getTranslations('record')
  const language = await pageLanguage()
  const { title, summary, picture, artists, formats } = record
  return (
    <div className={`page ${styles.head}`}>
      <div className={styles.cover}>
        <Picture picture={picture} sizes="(min-width: 62rem) 29rem, 100vw" first />
      </div>
      <div>
        <FittedTitle text={title} locale={language} className={styles.title} />
        {artists.length > 0 && (
          <p className={styles.by}>
            {t('by')} <ContentLinks cards={artists} />
          </p>
        )}
        <p className={styles.intro} lang={textLanguage(summary, language)}>
          {summary}
        </p>
        <div className={styles.actions}>
          <PlayAll record={record} text={t('playAll')} />
          <SaveContent kind="record" slug={record.slug} />
        </div>
        <div className={styles.share}>
          <SharePage path={recordPath(record.slug)} title={title} />
          <EmbedCode record={record} />
        </div>
        {formats.length > 0 && (
          <section className={styles.sold} aria-label={t('buy')}>
            <ShopItems products={formats} leading />
          </section>
        )}
      </div>
    </div>
  )
}

/** The HTML that shows the player of a record on another site. */
async function EmbedCode({ record }: { record: RecordWithOthers }) {
  const t = await getTranslations('record')
  const html = frameHtml(record, await pageSiteUrl())
  return (
    <CopyDetails
      summary={t('embed')}
      text={html}
      texts={{ copy: t('copyCode'), copied: t('codeCopied'), failed: t('codeNotCopied') }}
    >
      <textarea className={styles.code} rows={4} readOnly defaultValue={html} aria-label={t('embedCode')} />
    </CopyDetails>
  )
}

/** Release date, format, label, catalogue number and length. */
async function RecordFacts({ record }: { record: RecordWithOthers }) {
  const t = await getTranslations('record')
  const language = await pageLanguage()
  const { released_on, format, label, catalogue_number, duration_seconds, downloads } = record
  const files = downloads.map(({ format: name, size }) =>
    t('fileFormat', { name: name.toUpperCase(), size: megabytes(size, language) }),
  )
  return (
    <div>
      <h3 className={styles.heading}>{t('details')}</h3>
      <dl className={styles.terms}>
        <Fact term={t('released')} fact={released_on && <DateText value={released_on} language={language} />} />
        <Fact term={t('format')} fact={t(`formatName.${format}`)} />
        <Fact term={t('label')} fact={label} />
        <Fact term={t('catalogueNumber')} fact={catalogue_number} />
        <Fact term={t('files')} fact={files.join(', ')} />
        <Fact term={t('length')} fact={duration_seconds > 0 && clockText(duration_seconds, language)} />
      </dl>
    </div>
  )
}

const MEGABYTE = 1_000_000
const megabytes = (bytes: number, language: Language) => writeDigits((bytes / MEGABYTE).toFixed(1), language)

function Fact({ term, fact }: { term: string; fact: ReactNode }) {
  if (!fact) return null
  return (
    <div>
      <dt>{term}</dt>
      <dd>{fact}</dd>
    </div>
  )
}

/** Who did what on a record. */
async function RecordCredits({ credits }: Pick<RecordWithOthers, 'credits'>) {
  const t = await getTranslations('record')
  return (
    <div>
      <h3 className={styles.heading}>{t('credits')}</h3>
      <Credits credits={credits} className={styles.terms} language={await pageLanguage()} />
    </div>
  )
}
