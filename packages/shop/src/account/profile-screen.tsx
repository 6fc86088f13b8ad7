import { getMe, type LoginSession, listLoginSessions, type User } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { describeDevice } from '@dabali/ui/describe-device'
import { ErrorSummary } from '@dabali/ui/error-summary'
import { SectionHead } from '@dabali/ui/section-head'
import { FailedPart } from '../errors/error-parts.tsx'
import { createTranslator } from '../i18n/translator.ts'
import { CHECK_IN_PATH, END_SESSION_ACTION, LOGOUT_ACTION, PROFILE_PATH } from '../paths.ts'
import { setFormStatus } from '../server-request/form-action.ts'
import { nullOn404OrDenied, type Owned, type RequestContext } from '../server-request/request-context.ts'
import { accountMessages } from './account-messages.ts'
import { AccountPage, deleteStep, PROFILE_PROBLEMS, profileProblem, SessionExpired } from './account-page.tsx'
import styles from './device-list.module.css'
import { DeleteAccount, ProfileForm } from './profile-form.tsx'
import profileScreenStyles from './profile-screen.module.css'
import { SingleSubmitForm } from './single-submit-form.tsx'

/** The sessions of the account, each with a button to end it. */
function DeviceList({ devices, language }: { devices: readonly LoginSession[]; language: Language }) {
  const t = createTranslator(accountMessages(language), language)
  if (devices.length === 0) return <p>{t('devicesFailed')}</p>
  const others = devices.filter(({ is_current }) => !is_current)
  return (
    <>
      <ul>
        {devices.map(({ id, user_agent, is_current, last_seen_at }) => {
          const name = describeDevice(user_agent) ?? t('deviceUnknown')
          return (
            <li key={id} className={styles.device}>
              <div>
                <p className={styles.name}>{name}</p>
                <p className={styles.quiet}>
                  {is_current ? (
                    t('deviceThis')
                  ) : (
                    <>
                      {t('deviceLastUsed')} <DateText value={last_seen_at} language={language} />
                    </>
                  )}
                </p>
              </div>
              {!is_current && (
                <SingleSubmitForm
                  action={END_SESSION_ACTION}
                  language={language}
                  kind="plain"
                  submitText={t('deviceLogOut')}
                  submitName={t('deviceLogOutNamed', { device: name })}
                >
                  <input type="hidden" name="session" value={id} />
                </SingleSubmitForm>
              )}
            </li>
          )
        })}
      </ul>
      {others.length > 1 && (
        <div className={styles.all}>
          <SingleSubmitForm
            action={END_SESSION_ACTION}
            language={language}
            kind="plain"
            submitText={t('devicesLogOut')}
          />
        </div>
      )}
    </>
  )
}

const EXPORT_PATH = '/v1/api/me/export/'

type Query = Readonly<Record<string, string | string[] | undefined>>

/** The profile page: details, sessions, logout, export and deletion. */
export async function ProfileScreen({ context, query }: { context: RequestContext; query: Query }) {
  const { client, language, origins } = context
  const t = createTranslator(accountMessages(language), language)
  const [me, devices] = await Promise.all([
    nullOn404OrDenied(getMe(client)).catch(context.fail),
    listLoginSessions(client).then(
      ({ results }) => results,
      (): LoginSession[] => [],
    ),
  ])
  if (!me || !('value' in me)) return <NoProfile context={context} me={me} />
  const problem = profileProblem(query['problem'])
  const step = deleteStep(query['delete'])
  setFormStatus(context, step === 'word' || step === 'wrong-code' ? step : problem)
  return (
    <AccountPage title={t('account')} path={PROFILE_PATH} context={context}>
      {problem && <ErrorSummary heading={t('notSavedHeading')} errors={[{ text: t(PROFILE_PROBLEMS[problem]) }]} />}
      {query['ended'] !== undefined && (
        <p className={profileScreenStyles.notice} role="status">
          {t('deviceLoggedOut')}
        </p>
      )}
      <div className={profileScreenStyles.sections}>
        <section aria-labelledby="details">
          <SectionHead heading={t('profile')} id="details" />
          <ProfileForm
            user={me.value}
            texts={accountMessages(language)}
            language={language}
            isSaved={query['saved'] !== undefined}
          />
        </section>
        <section aria-labelledby="devices">
          <SectionHead heading={t('devices')} id="devices" />
          <DeviceList devices={devices} language={language} />
        </section>
        {me.value.is_staff && (
          <section aria-labelledby="staff">
            <SectionHead heading={t('staff')} id="staff" />
            <a className={profileScreenStyles.link} href={origins.culture + localPath(language, CHECK_IN_PATH)}>
              {t('checkIn')}
            </a>
          </section>
        )}
        <section aria-labelledby="leave">
          <SectionHead heading={t('logOutHeading')} id="leave" />
          <div className={profileScreenStyles.actions}>
            <SingleSubmitForm action={LOGOUT_ACTION} language={language} kind="plain" submitText={t('logOut')} />
            <p className={profileScreenStyles.quiet}>{t('logOutText')}</p>
          </div>
        </section>
        <section aria-labelledby="data">
          <SectionHead heading={t('data')} id="data" />
          <div className={profileScreenStyles.actions}>
            <p>{t('exportText')}</p>
            <a className={profileScreenStyles.link} href={EXPORT_PATH} download="dabali.json">
              {t('export')}
            </a>
            <DeleteAccount step={step} texts={accountMessages(language)} language={language} />
          </div>
        </section>
      </div>
    </AccountPage>
  )
}

/** The session has ended, or the account could not be loaded. */
function NoProfile({ context: { language, fail }, me }: { context: RequestContext; me: Owned<User> | undefined }) {
  const t = createTranslator(accountMessages(language), language)
  if (!me) return <FailedPart language={language} message={t('profileFailed')} advice={t('profileFailedText')} />
  return <SessionExpired path={PROFILE_PATH} context={{ language, fail }} />
}
