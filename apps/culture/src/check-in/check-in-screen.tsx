import { type CheckInList, getCheckInList } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { LoginButton } from '@dabali/shop/login-button'
import { nullOn404OrDenied, type Owned } from '@dabali/shop/null-on-404'
import { HOME_PATH, loginPath } from '@dabali/shop/paths'
import type { RequestContext } from '@dabali/shop/request-context'
import { loadDynamic } from '@dabali/site/load'
import { ButtonLink } from '@dabali/ui/button'
import { DateText } from '@dabali/ui/date-text'
import { EmptyState } from '@dabali/ui/empty-state'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { doorPath } from '../paths.ts'
import { CheckInLazy } from './check-in-lazy.tsx'
import styles from './check-in-screen.module.css'
import { readCheckInTexts } from './check-in-texts.ts'

/** The check-in of one event date, for staff. */
export async function CheckInScreen({ night, visit }: { night: string; visit: RequestContext }) {
  const path = doorPath(night)
  const read = await loadDynamic<Owned<CheckInList>>(() =>
    nullOn404OrDenied(getCheckInList(visit.client, { event_date_id: night }, { silent: true })),
  )
  if (read.status === 404) return <NotFoundScreen path={path} missing="thing" />
  if (read.status === 'failed') return <UnavailableScreen path={path} />
  if ('refused' in read.value) return <StaffLoginNotice path={path} language={visit.language} />
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
        <CheckInLazy
          door={door}
          language={language}
          texts={await readCheckInTexts()}
          loginHref={localPath(language, loginPath(localPath(language, path)))}
        />
      </div>
    </PageLayout>
  )
}

/** For visitors who are not logged in as staff. */
async function StaffLoginNotice({ path, language }: { path: string; language: Language }) {
  const t = await getTranslations('door')
  return (
    <PageLayout path={path}>
      <div className="page">
        <EmptyState level={1} icon="not-found" heading={t('strangerHeading')} text={t('strangerText')}>
          <ButtonLink href={localPath(language, HOME_PATH)}>{t('home')}</ButtonLink>
          <LoginButton kind="plain" path={path} language={language} text={t('login')} />
        </EmptyState>
      </div>
    </PageLayout>
  )
}
