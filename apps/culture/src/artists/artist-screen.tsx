import { localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { ContentPage } from '../content/content-page.tsx'
import { ForSale } from '../content/for-sale.tsx'
import { Nights } from '../content/nights.tsx'
import { Sleeves } from '../content/sleeves.tsx'
import { WatchAndRead } from '../content/watch-and-read.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { ARTISTS_PATH, artistPath } from '../paths.ts'
import { artistJsonLd } from '../seo/json-ld/artist-json-ld.ts'
import { ArtistHead } from './artist-head.tsx'
import styles from './artist-screen.module.css'
import { type ArtistWithRecord, readArtistPage } from './artists.ts'
import { NewestRecord } from './newest-record.tsx'

/** One artist: the name, the face, what can be heard, where to hear it, and the story. */
export async function ArtistScreen({ slug }: { slug: string }) {
  const language = await pageLanguage()
  return (
    <ContentPage
      slug={slug}
      pathOf={artistPath}
      read={() => readArtistPage(slug, language)}
      list="artists"
      told={{ name: ({ name }) => name, about: artistJsonLd }}
    >
      {(artist) => (
        <article>
          <ArtistHead artist={artist} />
          <Records artist={artist} />
          <Nights coming={artist.upcoming_events} past={artist.past_events} />
          <WatchAndRead about={artist} />
          <ForSale products={artist.products} />
          <Story artist={artist} />
        </article>
      )}
    </ContentPage>
  )
}

type PartProps = { artist: ArtistWithRecord }

async function Records({ artist: { newest, records } }: PartProps) {
  if (!newest) return null
  const t = await getTranslations('artist')
  const others = records.filter(({ slug }) => slug !== newest.slug)
  return (
    <section className={`page ${styles.band}`}>
      <SectionHead heading={t('records')} />
      <NewestRecord record={newest} />
      {others.length > 0 && (
        <div className={styles.others}>
          <Sleeves records={others} />
        </div>
      )}
    </section>
  )
}

async function Story({ artist: { biography } }: PartProps) {
  if (!biography) return null
  const t = await getTranslations('artist')
  const language = await pageLanguage()
  return (
    <section className={`page ${styles.band}`}>
      <SectionHead heading={t('story')}>
        <IntentLink href={localPath(language, ARTISTS_PATH)}>{t('allArtists')}</IntentLink>
      </SectionHead>
      <div className={styles.story}>
        <Prose html={biography} locale={language} />
      </div>
    </section>
  )
}
