import { HOME_PATH } from '@dabali/shop/paths'
import { SignupForm } from '@dabali/shop/signup-form'
import { load } from '@dabali/site/load'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { nextEventDate } from '../editorial/event-dates.ts'
import { EventRows } from '../editorial/event-rows.tsx'
import { NewsList } from '../editorial/news-list.tsx'
import { RecordGrid } from '../editorial/record-grid.tsx'
import { SessionGrid } from '../editorial/session-grid.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { EVENTS_PATH, NEWS_PATH, RECORDS_PATH, SESSIONS_PATH, VOLUMES_PATH } from '../paths.ts'
import { OrganizationData } from '../seo/organization-data.tsx'
import { shareMetadata } from '../seo/share-metadata.ts'
import { Hero, HeroEmpty } from './hero.tsx'
import styles from './home-screen.module.css'
import { FeaturedQuote, HomeSection, NewestVolume } from './home-sections.tsx'
import { readHomeContent, readUpcomingEvents } from './queries.ts'

export async function homeMetadata(): Promise<Metadata> {
  const t = await getTranslations('site')
  const title = t('title')
  return {
    ...(await shareMetadata({ path: HOME_PATH, title, description: t('description') })),
    // The title contains the site name already.
    title: { absolute: title },
  }
}

/** The home page: the next event, upcoming events, and the newest content of each kind. */
export async function HomeScreen() {
  const language = await pageLanguage()
  const read = await load(async () => {
    const [eventDates, magazine] = await Promise.all([readUpcomingEvents(language), readHomeContent(language)])
    return { ...eventDates, ...magazine }
  })
  if (read.status !== 200) return <UnavailableScreen path={HOME_PATH} />
  const { lead, others, interview, records, sessions, volume, news } = read.value
  const eventDate = lead && nextEventDate(lead.dates)
  const t = await getTranslations('home')
  return (
    <PageLayout path={HOME_PATH}>
      <OrganizationData />
      <div className={styles.home}>
        {lead && eventDate ? <Hero event={lead} eventDate={eventDate} /> : <HeroEmpty />}
        {others.length > 0 && (
          <HomeSection heading={t('nights')} all={t('allNights')} path={EVENTS_PATH}>
            <EventRows events={others} />
          </HomeSection>
        )}
        {interview && <FeaturedQuote interview={interview} />}
        {records.length > 0 && (
          <HomeSection heading={t('records')} all={t('allRecords')} path={RECORDS_PATH}>
            <RecordGrid records={records} />
          </HomeSection>
        )}
        {sessions.length > 0 && (
          <HomeSection heading={t('sessions')} all={t('allSessions')} path={SESSIONS_PATH}>
            <SessionGrid sessions={sessions} />
          </HomeSection>
        )}
        {volume && (
          <HomeSection heading={t('volume')} all={t('allVolumes')} path={VOLUMES_PATH}>
            <NewestVolume volume={volume} />
          </HomeSection>
        )}
        {news.length > 0 && (
          <HomeSection heading={t('news')} all={t('allNews')} path={NEWS_PATH}>
            <NewsList news={news} />
          </HomeSection>
        )}
        <div className="page">
          <SignupForm language={language} />
        </div>
      </div>
    </PageLayout>
  )
}
