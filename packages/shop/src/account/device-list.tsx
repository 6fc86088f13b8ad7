import type { LoginSession } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { END_SESSION_ACTION } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import { accountTexts } from './account-texts.ts'
import { describeDevice } from './describe-device.ts'
import styles from './device-list.module.css'
import { OnceForm } from './once-form.tsx'

/** Where somebody is logged in, and a way to end it there. */
export function DeviceList({ devices, language }: { devices: readonly LoginSession[]; language: Language }) {
  const t = talk(accountTexts(language), language)
  if (devices.length === 0) return <p>{t('devicesAway')}</p>
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
                      {t('deviceSeen')} <DateText value={last_seen_at} language={language} />
                    </>
                  )}
                </p>
              </div>
              {!is_current && (
                <OnceForm
                  action={END_SESSION_ACTION}
                  language={language}
                  kind="plain"
                  submitText={t('deviceEnd')}
                  submitName={t('deviceEndNamed', { device: name })}
                >
                  <input type="hidden" name="session" value={id} />
                </OnceForm>
              )}
            </li>
          )
        })}
      </ul>
      {others.length > 1 && (
        <div className={styles.all}>
          <OnceForm action={END_SESSION_ACTION} language={language} kind="plain" submitText={t('devicesEnd')} />
        </div>
      )}
    </>
  )
}
