import { Letter } from '@dabali/shop/letter'
import { HOME_PATH } from '@dabali/shop/paths'
import { load } from '@dabali/site/load'
import { getTranslations } from 'next-intl/server'
import { EventRows } from '../content/event-rows.tsx'
import { Films } from '../content/films.tsx'
import { Headlines } from '../content/headlines.tsx'
import { Sleeves } from '../content/sleeves.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { EVENTS_PATH, NEWS_PATH, RECORDS_PATH, SESSIONS_PATH, VOLUMES_PATH } from '../paths.ts'
import { HouseData } from '../seo/house-data.tsx'
import { DarkStage } from './dark-stage.tsx'
import styles from './home-screen.module.css'
import { NewestVolume } from './newest-volume.tsx'
import { nextNight } from './next-night.ts'
import { OneSentence } from './one-sentence.tsx'
import { Part } from './part.tsx'
import { readMagazine } from './read-magazine.ts'
import { readNights } from './read-nights.ts'
import { Tonight } from './tonight.tsx'

/** The front of the site: the next night and its stage, the nights after it, and what there is to read, hear and see. */
export async function HomeScreen() {
  const language = await pageLanguage()
  const read = await load(async () => {
    const [nights, magazine] = await Promise.all([readNights(language), readMagazine(language)])
    return { ...nights, ...magazine }
  })
  if (read.status !== 200) return <UnavailableScreen path={HOME_PATH} />
  const { lead, others, interview, records, sessions, volume, news } = read.value
  const night = lead && nextNight(lead.dates)
  const t = await getTranslations('home')
  return (
    <PageLayout path={HOME_PATH}>
      <HouseData />
      <div className={styles.home}>
        {lead && night ? <Tonight event={lead} night={night} /> : <DarkStage />}
        {others.length > 0 && (
          <Part heading={t('nights')} all={t('allNights')} path={EVENTS_PATH}>
            <EventRows events={others} />
          </Part>
        )}
        {interview && <OneSentence interview={interview} />}
        {records.length > 0 && (
          <Part heading={t('records')} all={t('allRecords')} path={RECORDS_PATH}>
            <Sleeves records={records} />
          </Part>
        )}
        {sessions.length > 0 && (
          <Part heading={t('sessions')} all={t('allSessions')} path={SESSIONS_PATH}>
            <Films sessions={sessions} />
          </Part>
        )}
        {volume && (
          <Part heading={t('volume')} all={t('allVolumes')} path={VOLUMES_PATH}>
            <NewestVolume volume={volume} />
          </Part>
        )}
        {news.length > 0 && (
          <Part heading={t('news')} all={t('allNews')} path={NEWS_PATH}>
            <Headlines news={news} />
          </Part>
        )}
        <div className="page">
          <Letter language={language} />
        </div>
      </div>
    </PageLayout>
  )
}
