import { getMe, type LoginSession, listLoginSessions, type User } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { ErrorSummary } from '@dabali/ui/error-summary'
import { SectionHead } from '@dabali/ui/section-head'
import { FailedPart } from '../errors/failed-part.tsx'
import { ADDRESSES_PATH, LIBRARY_PATH, LOGOUT_ACTION, ORDERS_PATH, PROFILE_PATH } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import { failForm } from '../visit/form-problem.ts'
import { type Own, ownOrNothing } from '../visit/own-or-nothing.ts'
import type { Visit } from '../visit/visit.ts'
import { accountTexts } from './account-texts.ts'
import { DeleteAccount } from './delete-account.tsx'
import { deleteStep } from './delete-step.ts'
import { DeviceList } from './device-list.tsx'
import { LoginOver } from './login-over.tsx'
import { OnceForm } from './once-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { PROFILE_PROBLEMS, profileProblem } from './profile-problem.ts'
import styles from './profile-screen.module.css'

const EXPORT_PATH = '/v1/api/me/export/'

type Query = Readonly<Record<string, string | string[] | undefined>>

/** What is kept of a visitor, and what they can do with it. */
export async function ProfileScreen({ visit, query }: { visit: Visit; query: Query }) {
  const { client, language } = visit
  const t = talk(accountTexts(language), language)
  const [me, devices] = await Promise.all([
    ownOrNothing(getMe(client)).catch(visit.fail),
    listLoginSessions(client).then(
      ({ results }) => results,
      (): LoginSession[] => [],
    ),
  ])
  if (!me || !('thing' in me)) return <NoProfile visit={visit} me={me} />
  const problem = profileProblem(query['problem'])
  const step = deleteStep(query['delete'])
  failForm(visit, step === 'word' || step === 'wrong-code' ? step : problem)
  return (
    <div className={`page ${styles.profile}`}>
      <h1 className={styles.heading}>{t('account')}</h1>
      {problem && <ErrorSummary heading={t('notDone')} errors={[{ text: t(PROFILE_PROBLEMS[problem]) }]} />}
      {query['ended'] !== undefined && (
        <p className={styles.notice} role="status">
          {t('deviceEnded')}
        </p>
      )}
      <nav aria-label={t('accountPages')}>
        <ul className={styles.ways}>
          {[
            { href: ORDERS_PATH, text: t('orders') },
            { href: LIBRARY_PATH, text: t('library') },
            { href: ADDRESSES_PATH, text: t('addresses') },
          ].map(({ href, text }) => (
            <li key={href}>
              <a href={localPath(language, href)}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        <section aria-labelledby="details">
          <SectionHead heading={t('details')} id="details" />
          <ProfileForm
            user={me.thing}
            texts={accountTexts(language)}
            language={language}
            isSaved={query['saved'] !== undefined}
          />
        </section>
        <section aria-labelledby="devices">
          <SectionHead heading={t('devices')} id="devices" />
          <DeviceList devices={devices} language={language} />
        </section>
        <section aria-labelledby="leave">
          <SectionHead heading={t('leave')} id="leave" />
          <div className={styles.actions}>
            <OnceForm action={LOGOUT_ACTION} language={language} kind="plain" submitText={t('logOut')} />
            <p className={styles.quiet}>{t('logOutText')}</p>
          </div>
        </section>
        <section aria-labelledby="data">
          <SectionHead heading={t('data')} id="data" />
          <div className={styles.actions}>
            <p>{t('exportText')}</p>
            <a className={styles.link} href={EXPORT_PATH} download="dabali.json">
              {t('export')}
            </a>
            <DeleteAccount step={step} texts={accountTexts(language)} language={language} />
          </div>
        </section>
      </div>
    </div>
  )
}

/** The session is over, or the account could not be read. */
function NoProfile({ visit: { language, fail }, me }: { visit: Visit; me: Own<User> | undefined }) {
  const t = talk(accountTexts(language), language)
  if (!me) return <FailedPart language={language} message={t('profileAway')} advice={t('profileAwayText')} />
  return <LoginOver path={PROFILE_PATH} visit={{ language, fail }} />
}
