import type { Interview, VolumeDetail } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { SignupForm } from '@dabali/shop/newsletter-signup'
import { HOME_PATH } from '@dabali/shop/paths'
import { load } from '@dabali/site/load'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { RecordGrid, SessionGrid } from '../editorial/content-grids.tsx'
import { ContentLink, NewsList } from '../editorial/content-lists.tsx'
import { nextEventDate } from '../editorial/event-dates.ts'
import { EventRows } from '../editorial/event-rows.tsx'
import { VolumeNumber } from '../editorial/headings.tsx'
import { UnavailableScreen } from '../errors/error-screens.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import {
  EVENTS_PATH,
  interviewPath,
  NEWS_PATH,
  RECORDS_PATH,
  SESSIONS_PATH,
  VOLUMES_PATH,
  volumePath,
} from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import { OrganizationJsonLd, shareMetadata } from '../seo/page-seo.tsx'
import { Hero, HeroEmpty } from './hero.tsx'
import styles from './home-screen.module.css'
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
      <OrganizationJsonLd />
      <div className={styles.home}>
        {lead && eventDate ? <Hero event={lead} eventDate={eventDate} /> : <HeroEmpty />}
        {others.length > 0 && (
          <HomeSection heading={t('upcoming')} all={t('allEvents')} path={EVENTS_PATH}>
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

type HomeSectionProps = {
  heading: string
  /** The text and path of the link to the whole list. */
  all: string
  path: string
  children: ReactNode
}

/** A section of the home page with a link to the whole list. */
async function HomeSection({ heading, all, path, children }: HomeSectionProps) {
  return (
    <section className="page">
      <SectionHead heading={heading}>
        <IntentLink href={localPath(await pageLanguage(), path)}>{all}</IntentLink>
      </SectionHead>
      {children}
    </section>
  )
}

/** A quote from an interview with the portrait of the artist. */
async function FeaturedQuote({ interview }: { interview: Interview }) {
  const t = await getTranslations('home')
  const language = await pageLanguage()
  const { slug, title, summary, pull_quote, artists, picture } = interview
  const [asked] = artists
  const speaks = textLanguage(pull_quote, language)
  return (
    <section className={`page ${styles.quote}`} aria-label={t('interview')}>
      <div className={styles.face}>
        <Picture picture={asked?.picture ?? picture} sizes="(min-width: 62rem) 26rem, (min-width: 48rem) 40vw, 92vw" />
      </div>
      <figure>
        <blockquote className={styles.quoteText} lang={speaks}>
          <p>“{pull_quote}”</p>
        </blockquote>
        <figcaption className={styles.from}>
          <span lang={textLanguage(summary, language)}>{summary}</span>
          <IntentLink href={localPath(language, interviewPath(slug))} className={styles.readOn}>
            {t('readInterview')}
            <span className="visually-hidden">: {title}</span>
          </IntentLink>
        </figcaption>
      </figure>
    </section>
  )
}

/** The newest volume: its number and contents. */
async function NewestVolume({ volume }: { volume: VolumeDetail }) {
  const t = await getTranslations('mentions')
  const language = await pageLanguage()
  const { number, title, summary, slug, contents } = volume
  return (
    <div className={styles.volume}>
      <VolumeNumber number={number} />
      <div>
        <h3 className={styles.title} lang={textLanguage(title, language)}>
          <IntentLink href={localPath(language, volumePath(slug))}>{title}</IntentLink>
        </h3>
        <p className={styles.summary} lang={textLanguage(summary, language)}>
          {summary}
        </p>
        <ol>
          {contents.map((card) => (
            <li key={`${card.kind} ${card.slug}`} className={styles.piece}>
              <ContentLink card={card} />
              <span className={styles.kind}>{t(`kind.${card.kind}`)}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
