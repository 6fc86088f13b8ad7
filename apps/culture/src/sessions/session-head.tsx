import { localPath } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { FittedTitle } from '@dabali/ui/fitted-title'
import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { ContentLinks } from '../content/content-links.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { SESSIONS_PATH } from '../paths.ts'
import styles from './session-head.module.css'
import type { ShownSession } from './session-screen.tsx'

/** How a session begins: who plays where, in a sentence, and when that was. */
export async function SessionHead({ session }: { session: ShownSession }) {
  const t = await getTranslations('sessions')
  const language = await pageLanguage()
  const { title, summary, artists, place, recorded_on } = session
  return (
    <header className={`page ${styles.head}`}>
      <div>
        <p className={styles.kind}>
          <IntentLink href={localPath(language, SESSIONS_PATH)}>{t('one')}</IntentLink>
        </p>
        <FittedTitle text={title} locale={language} className={styles.title} />
      </div>
      <div className={styles.words}>
        <p className={styles.standFirst} lang={textLanguage(summary, language)}>
          {summary}
        </p>
        <p className={styles.facts}>
          {artists.length > 0 && <span>{t.rich('with', { names: () => <ContentLinks cards={artists} /> })}</span>}
          {place && <span lang={textLanguage(place, language)}>{place}</span>}
          <DateText value={recorded_on} language={language} />
        </p>
      </div>
    </header>
  )
}
