import { type CheckInList, getCheckInList } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { LoginButton } from '@dabali/shop/error-parts'
import { MinimalLayout } from '@dabali/shop/minimal-layout'
import { CHECK_IN_PATH, HOME_PATH, loginPath } from '@dabali/shop/paths'
import { nullOn404OrDenied, type Owned, type RequestContext } from '@dabali/shop/request-context'
import { loadDynamic } from '@dabali/site/load'
import { ButtonLink } from '@dabali/ui/button'
import { DateText } from '@dabali/ui/date-text'
import { EmptyState } from '@dabali/ui/empty-state'
import { textLanguage } from '@dabali/ui/text'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen, UnavailableScreen } from '../errors/error-screens.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { checkInPath } from '../paths.ts'
import { readCheckInEvents } from './check-in-events.ts'
import { CheckInLazy } from './check-in-lazy.tsx'
import styles from './check-in-screen.module.css'
import { readCheckInTexts } from './check-in-texts.ts'

/** The check-in of one event date, for staff. */
export async function CheckInScreen({ eventDateId, visit }: { eventDateId: string; visit: RequestContext }) {
  const path = checkInPath(eventDateId)
  const read = await loadDynamic<Owned<CheckInList>>(() =>
    nullOn404OrDenied(getCheckInList(visit.client, { event_date_id: eventDateId }, { silent: true })),
  )
  if (read.status === 404) return <NotFoundScreen path={path} missing="thing" />
  if (read.status === 'failed') return <UnavailableScreen path={path} />
  if ('refused' in read.value) return <StaffLoginNotice path={path} language={visit.language} />
  const list = read.value.value
  const { language } = visit
  const t = await getTranslations('checkIn')
  return (
    <MinimalLayout context={visit} path={path} back={{ href: localPath(language, CHECK_IN_PATH), text: t('upcoming') }}>
      <div className={`page ${styles.screen}`}>
        <p className="quiet">{t('title')}</p>
        <h1 className={styles.title} lang={textLanguage(list.event.title, language)}>
          {list.event.title}
        </h1>
        <p className="quiet">
          <DateText value={list.starts_at} language={language} />
        </p>
        <noscript>
          <p>{t('noScripts')}</p>
        </noscript>
        <CheckInLazy
          list={list}
          language={language}
          texts={await readCheckInTexts()}
          loginHref={localPath(language, loginPath(localPath(language, path)))}
        />
      </div>
    </MinimalLayout>
  )
}

/** For visitors who are not logged in as staff. */
async function StaffLoginNotice({ path, language }: { path: string; language: Language }) {
  const t = await getTranslations('checkIn')
  return (
    <PageLayout path={path}>
      <div className="page">
        <EmptyState level={1} icon="not-found" heading={t('staffOnly')} text={t('staffOnlyText')}>
          <ButtonLink href={localPath(language, HOME_PATH)}>{t('home')}</ButtonLink>
          <LoginButton kind="plain" path={path} language={language} text={t('login')} />
        </EmptyState>
      </div>
    </PageLayout>
  )
}

/** The event dates to check in for, soonest first. */
export async function EventPickerScreen({ visit }: { visit: RequestContext }) {
  const read = await loadDynamic(() => readCheckInEvents(visit))
  if (read.status !== 200) return <UnavailableScreen path={CHECK_IN_PATH} />
  const { language } = visit
  const t = await getTranslations('checkIn')
  return (
    <PageLayout path={CHECK_IN_PATH}>
      <div className={`page ${styles.screen}`}>
        <h1 className={styles.title}>{t('upcoming')}</h1>
        <p className="quiet">{read.value.length > 0 ? t('upcomingText') : t('noneUpcoming')}</p>
        <ul>
          {read.value.map(({ id, title, starts_at }) => (
            <li key={id} className={styles.event}>
              {/* A full page load, because only that page may use the camera. */}
              <a href={localPath(language, checkInPath(id))} lang={textLanguage(title, language)}>
                {title}
              </a>
              <DateText value={starts_at} language={language} />
            </li>
          ))}
        </ul>
      </div>
    </PageLayout>
  )
}
