import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import styles from './crew.module.css'
import type { ShownSession } from './session-screen.tsx'

/** Who made a session, each by what they did. */
export async function Crew({ crew }: Pick<ShownSession, 'crew'>) {
  if (crew.length === 0) return null
  const t = await getTranslations('sessions')
  const language = await pageLanguage()
  return (
    <section aria-labelledby="crew">
      <h2 id="crew" className={styles.heading}>
        {t('crew')}
      </h2>
      <dl>
        {crew.map(({ role, name }) => (
          <div key={`${role} ${name}`} className={styles.credit}>
            <dt lang={textLanguage(role, language)}>{role}</dt>
            <dd lang={textLanguage(name, language)}>{name}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
