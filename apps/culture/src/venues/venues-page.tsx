import { localPath, writeDigits } from '@dabali/domain'
import { load } from '@dabali/site/load'
import { EmptyState } from '@dabali/ui/empty-state'
import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readVenues } from '../editorial/queries.ts'
import { VenueFacts } from '../editorial/venue-facts.tsx'
import { UnavailableScreen } from '../errors/error-screens.tsx'
import { FollowThing } from '../follows/save-buttons.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { CALENDAR_PATH, EVENTS_PATH, VENUES_PATH, venueEventsPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import { ListJsonLd, shareMetadata } from '../seo/page-seo.tsx'
import { type NumberedVenue, VenueMaps } from './venue-map.tsx'
import styles from './venues-page.module.css'

/** The venues on a map and in a list that has all that the map shows. */
export async function VenuesPage() {
  const t = await getTranslations('venues')
  const language = await pageLanguage()
  const loaded = await load(() => readVenues(language))
  if (loaded.status !== 200) return <UnavailableScreen path={VENUES_PATH} />
  const venues = loaded.value.map((venue, index) => ({ ...venue, number: index + 1 }))
  const pages = venues.map(({ name, slug }) => ({ name, path: venueEventsPath(slug) }))
  return (
    <PageLayout path={VENUES_PATH}>
      <div className="page">
        <header className={styles.head}>
          <h1 className={styles.heading}>{t('heading')}</h1>
          <p className="quiet">{t('intro')}</p>
          <p className={styles.links}>
            <IntentLink href={localPath(language, EVENTS_PATH)}>{t('toList')}</IntentLink>
            <IntentLink href={localPath(language, CALENDAR_PATH)}>{t('toCalendar')}</IntentLink>
          </p>
        </header>
        {venues.length === 0 ? (
          <EmptyState
            heading={t('none')}
            text={t('noneText')}
            link={{ href: localPath(language, EVENTS_PATH), text: t('toList') }}
          />
        ) : (
          <div className={styles.columns}>
            <VenueMaps venues={venues} />
            <ol className={styles.list}>
              {venues.map((venue) => (
                <VenueEntry key={venue.slug} venue={venue} />
              ))}
            </ol>
          </div>
        )}
      </div>
      <ListJsonLd name={t('heading')} path={VENUES_PATH} pages={pages} />
    </PageLayout>
  )
}

async function VenueEntry({ venue }: { venue: NumberedVenue }) {
  const t = await getTranslations('venues')
  const language = await pageLanguage()
  const { slug, name, city, number, num_upcoming } = venue
  const shown = city && !name.includes(city) ? `${name}, ${city}` : name
  return (
    <li className={styles.venue} id={slug}>
      <h2 className={styles.name}>
        <span className={styles.number} aria-hidden="true">
          {writeDigits(number, language)}
        </span>
        <span lang={textLanguage(shown, language)}>{shown}</span>
      </h2>
      <VenueFacts venue={venue} />
      {num_upcoming > 0 ? (
        <IntentLink className={styles.events} href={localPath(language, venueEventsPath(slug))}>
          {t('events', { count: num_upcoming, number: writeDigits(num_upcoming, language) })}
          <span className="visually-hidden">: {name}</span>
        </IntentLink>
      ) : (
        <p className="quiet">{t('noEvents')}</p>
      )}
      <FollowThing kind="venue" slug={slug} name={name} />
    </li>
  )
}

export async function venuesMetadata(): Promise<Metadata> {
  const t = await getTranslations('venues')
  return shareMetadata({ path: VENUES_PATH, title: t('heading'), description: t('intro') })
}
