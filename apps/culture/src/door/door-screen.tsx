import { type CheckInList, getCheckInList } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { type Own, ownOrNothing } from '@dabali/shop/own-or-nothing'
import { loginPath } from '@dabali/shop/paths'
import type { Visit } from '@dabali/shop/visit'
import { loadDynamic } from '@dabali/site/load'
import { DateText } from '@dabali/ui/date-text'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { doorPath } from '../paths.ts'
import { DoorPlace } from './door-place.tsx'
import styles from './door-screen.module.css'
import { doorWords } from './door-words.ts'
import { Stranger } from './stranger.tsx'

/** The door of one night, for those who stand at it. */
export async function DoorScreen({ night, visit }: { night: string; visit: Visit }) {
  const path = doorPath(night)
  const read = await loadDynamic<Own<CheckInList>>(() =>
    ownOrNothing(getCheckInList(visit.client, { event_date_id: night }, { silent: true })),
  )
  if (read.status === 404) return <NotFoundScreen path={path} missing="thing" />
  if (read.status === 'failed') return <UnavailableScreen path={path} />
  if ('refused' in read.value) return <Stranger path={path} language={visit.language} />
  const door = read.value.thing
  const { language } = visit
  const t = await getTranslations('door')
  return (
    <PageLayout path={path}>
      <div className={`page ${styles.screen}`}>
        <p className="quiet">{t('title')}</p>
        <h1 className={styles.title} lang={textLanguage(door.event.title, language)}>
          {door.event.title}
        </h1>
        <p className="quiet">
          <DateText value={door.starts_at} language={language} />
        </p>
        <noscript>
          <p>{t('noScripts')}</p>
        </noscript>
        <DoorPlace
          door={door}
          language={language}
          texts={await doorWords()}
          loginHref={localPath(language, loginPath(localPath(language, path)))}
        />
      </div>
    </PageLayout>
  )
}
