import { localPath } from '@dabali/domain'
import type { Visit } from '@dabali/shop/visit'
import { loadDynamic } from '@dabali/site/load'
import { DateText } from '@dabali/ui/date-text'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { DOOR_PATH, doorPath } from '../paths.ts'
import styles from './door-screen.module.css'
import { readNights } from './read-nights.ts'

/** The nights that have a door, the next one first. */
export async function NightsScreen({ visit }: { visit: Visit }) {
  const read = await loadDynamic(() => readNights(visit))
  if (read.status !== 200) return <UnavailableScreen path={DOOR_PATH} />
  const { language } = visit
  const t = await getTranslations('door')
  return (
    <PageLayout path={DOOR_PATH}>
      <div className={`page ${styles.screen}`}>
        <h1 className={styles.title}>{t('nights')}</h1>
        <p className="quiet">{read.value.length > 0 ? t('nightsText') : t('nightsNone')}</p>
        <ul>
          {read.value.map(({ id, title, starts_at }) => (
            <li key={id} className={styles.night}>
              {/* A full load: the camera is allowed at the door alone. */}
              <a href={localPath(language, doorPath(id))} lang={textLanguage(title, language)}>
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
