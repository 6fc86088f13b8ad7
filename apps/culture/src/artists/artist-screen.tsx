import type { ArtistDetail, RecordDetail } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { DateText } from '@dabali/ui/date-text'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { RecordGrid } from '../editorial/content-grids.tsx'
import { ContentPage, type ContentProps, contentMetadata, SharePage } from '../editorial/content-page.tsx'
import { dateParts, nextEvent } from '../editorial/event-dates.ts'
import { EventsSection } from '../editorial/event-rows.tsx'
import { FitHeading } from '../editorial/headings.tsx'
import { RelatedContent } from '../editorial/related-content.tsx'
import { FormatButtons, ShopItemsSection } from '../editorial/shop-items.tsx'
import { FollowThing } from '../follows/save-buttons.tsx'
import { ARTISTS_PATH, artistPath, artistPressPath, eventPath, recordPath } from '../paths.ts'
import { OwnedRecordProvider } from '../player/owned-record.tsx'
import { PlayAll } from '../player/play-all.tsx'
import { TrackRows } from '../player/track-rows.tsx'
import { pageLanguage } from '../request-context.ts'
import { artistJsonLd } from '../seo/json-ld/music.ts'
import styles from './artist-screen.module.css'
import { type ArtistWithRecord, readArtist, readArtistPage } from './queries.ts'

export async function artistMetadata(slug: string): Promise<Metadata> {
  const language = await pageLanguage()
  return contentMetadata({ kind: 'artist', pathOf: artistPath, read: () => readSummary(), type: 'profile' })

  async function readSummary() {
    const artist = await readArtist(slug, language)
    return artist && { ...artist, title: artist.name, summary: '', body: artist.biography }
  }
}

/** One artist: header, records, events, related content, products and biography. */
export async function ArtistScreen({ slug, draft }: ContentProps<ArtistDetail>) {
  const language = await pageLanguage()
  return (
    <ContentPage
      slug={slug}
      pathOf={artistPath}
      read={() => readArtistPage(slug, language, draft)}
      list="artists"
      describe={{ name: ({ name }) => name, about: artistJsonLd }}
    >
      {(artist) => (
        <article>
          <WithOwnedRecord record={artist.newest}>
            <ArtistHead artist={artist} />
            <Records artist={artist} />
          </WithOwnedRecord>
          <EventsSection coming={artist.upcoming_events} past={artist.past_events} />
          <RelatedContent about={artist} />
          <ShopItemsSection products={artist.products} />
          <Biography artist={artist} />
          <SimilarArtists artist={artist} />
        </article>
      )}
    </ContentPage>
  )
}

function WithOwnedRecord({ record, children }: { record: RecordDetail | undefined; children: ReactNode }) {
  return record ? <OwnedRecordProvider slug={record.slug}>{children}</OwnedRecordProvider> : children
}

type SectionProps = { artist: ArtistWithRecord }

async function Records({ artist: { newest, records } }: SectionProps) {
  if (!newest) return null
  const t = await getTranslations('artist')
  const others = records.filter(({ slug }) => slug !== newest.slug)
  return (
    <section className={`page ${styles.band}`}>
      <SectionHead heading={t('records')} />
      <NewestRecord record={newest} />
      {others.length > 0 && (
        <div className={styles.others}>
          <RecordGrid records={others} />
        </div>
      )}
    </section>
  )
}

async function Biography({ artist: { biography } }: SectionProps) {
  if (!biography) return null
  const t = await getTranslations('artist')
  const language = await pageLanguage()
  return (
    <section className={`page ${styles.band}`}>
      <SectionHead heading={t('about')}>
        <IntentLink href={localPath(language, ARTISTS_PATH)}>{t('allArtists')}</IntentLink>
      </SectionHead>
      <div className={styles.story}>
        <Prose html={biography} locale={language} />
      </div>
    </section>
  )
}

/** Other artists with whom this one has most in common. */
async function SimilarArtists({ artist: { similar_artists: similar } }: SectionProps) {
  if (similar.length === 0) return null
  const t = await getTranslations('artist')
  const language = await pageLanguage()
  return (
    <section className={`page no-print ${styles.band}`} aria-labelledby="similar">
      <SectionHead heading={t('similar')} id="similar" />
      <ul className={styles.similar}>
        {similar.map(({ slug, title, picture }) => (
          <li key={slug} className={styles.card}>
            <Picture picture={small(picture)} sizes="(min-width: 48rem) 11rem, 45vw" decorative />
            <h3 className={styles.cardName} lang={textLanguage(title, language)}>
              <IntentLink href={localPath(language, artistPath(slug))}>{title}</IntentLink>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}

const CARD_WIDTH = 320

/** Without the files that are larger than a card, whose names would make the page heavier. */
const small = (picture: ArtistWithRecord['picture']) => ({
  ...picture,
  sources: picture.sources.filter(({ width }) => width <= CARD_WIDTH),
})

/** The newest record: cover, tracks and a button for each format. */
async function NewestRecord({ record }: { record: RecordDetail }) {
  const t = await getTranslations('artist')
  const language = await pageLanguage()
  const { title, summary, released_on, catalogue_number, picture } = record
  const href = localPath(language, recordPath(record.slug))
  return (
    <div className={styles.record}>
      <div className={styles.cover}>
        <Picture picture={picture} sizes="(min-width: 62rem) 29rem, 100vw" />
      </div>
      <div>
        <h3 className={styles.title} lang={textLanguage(title, language)}>
          <IntentLink href={href}>{title}</IntentLink>
        </h3>
        <p className="quiet">
          <DateText value={released_on} language={language} />
          {released_on && catalogue_number && ', '}
          {catalogue_number}
        </p>
        <p className="quiet" lang={textLanguage(summary, language)}>
          {summary}
        </p>
        <div className={styles.tracks}>
          <TrackRows record={record} />
        </div>
        <FormatButtons products={record.formats} />
        <IntentLink className={styles.more} href={href}>
          {t('viewRecord')}
        </IntentLink>
      </div>
    </div>
  )
}

/** Portrait, name, origin and genres, with buttons for the next event and the newest record. */
async function ArtistHead({ artist }: { artist: ArtistWithRecord }) {
  const t = await getTranslations('artist')
  const language = await pageLanguage()
  const { name, summary, home, genres, picture, newest } = artist
  return (
    <div className={`page ${styles.head}`}>
      <div className={styles.face}>
        <Picture picture={picture} sizes="(min-width: 62rem) 28rem, 100vw" first />
      </div>
      <div>
        <FitHeading text={name}>{name}</FitHeading>
        <p className={styles.intro} lang={textLanguage(summary, language)}>
          {summary}
        </p>
        {home && <p className={`quiet ${styles.from}`}>{t('from', { place: home })}</p>}
        <p className="quiet">{genres.join(', ')}</p>
        <div className={styles.actions}>
          <NextEventLink events={artist.upcoming_events} language={language} />
          {newest && <PlayAll record={newest} text={t('playAll')} />}
          <FollowThing kind="artist" slug={artist.slug} />
        </div>
        <Links links={artist.links} label={t('links')} />
        <div className={styles.share}>
          <IntentLink href={localPath(language, artistPressPath(artist.slug))}>{t('press')}</IntentLink>
          <SharePage path={artistPath(artist.slug)} title={name} />
        </div>
      </div>
    </div>
  )
}

type NextEventLinkProps = { events: ArtistWithRecord['upcoming_events']; language: Language }

async function NextEventLink({ events, language }: NextEventLinkProps) {
  const t = await getTranslations('artist')
  const next = nextEvent(events)
  if (!next) return null
  const { day, month } = dateParts(next.starts_at, language)
  const date = () => (
    <time dateTime={next.starts_at}>
      {month} {day}
    </time>
  )
  return (
    <ButtonLink kind="main" href={localPath(language, eventPath(next.slug))}>
      {next.isOn ? t('onNow') : t.rich('next', { date })}
    </ButtonLink>
  )
}

function Links({ links, label }: { links: ArtistWithRecord['links']; label: string }) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links} aria-label={label}>
      {links.map((link) => (
        <li key={link.url}>
          <a href={link.url} rel="noopener">
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
