import type { RecordDetail } from '@dabali/api-client'
import { formatNpr, type Language, localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { DateText } from '@dabali/ui/date-text'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RecordGrid } from '../editorial/content-grids.tsx'
import { ContentPage, contentMetadata } from '../editorial/content-page.tsx'
import { dateParts, nextEvent } from '../editorial/event-dates.ts'
import { EventsSection } from '../editorial/event-rows.tsx'
import { FitHeading } from '../editorial/headings.tsx'
import { RelatedContent } from '../editorial/related-content.tsx'
import { ShopItemsSection } from '../editorial/shop-items.tsx'
import { ARTISTS_PATH, artistPath, eventPath, recordPath } from '../paths.ts'
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
export async function ArtistScreen({ slug }: { slug: string }) {
  const language = await pageLanguage()
  return (
    <ContentPage
      slug={slug}
      pathOf={artistPath}
      read={() => readArtistPage(slug, language)}
      list="artists"
      describe={{ name: ({ name }) => name, about: artistJsonLd }}
    >
      {(artist) => (
        <article>
          <ArtistHead artist={artist} />
          <Records artist={artist} />
          <EventsSection coming={artist.upcoming_events} past={artist.past_events} />
          <RelatedContent about={artist} />
          <ShopItemsSection products={artist.products} />
          <Biography artist={artist} />
        </article>
      )}
    </ContentPage>
  )
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

/** The newest record: cover, tracks and a link to buy it. */
async function NewestRecord({ record }: { record: RecordDetail }) {
  const t = await getTranslations('artist')
  const language = await pageLanguage()
  const { title, summary, released_on, catalogue_number, picture } = record
  const href = localPath(language, recordPath(record.slug))
  const price = lowestPrice(record)
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
        <ButtonLink kind="plain" href={href}>
          {price ? t('buyFrom', { price: formatNpr(price, language) }) : t('viewRecord')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The lowest price of the formats that are available. */
function lowestPrice({ formats }: RecordDetail): string | undefined {
  const open = formats.filter((format) => format.is_available_to_buy)
  const [first] = open.toSorted((one, other) => Number(one.selling_price) - Number(other.selling_price))
  return first?.selling_price
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
        <p className={`quiet ${styles.from}`}>{t('from', { place: home })}</p>
        <p className="quiet">{genres.join(', ')}</p>
        <div className={styles.actions}>
          <NextEventLink events={artist.upcoming_events} language={language} />
          {newest && <PlayAll record={newest} text={t('playAll')} />}
        </div>
        <Links links={artist.links} label={t('links')} />
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
