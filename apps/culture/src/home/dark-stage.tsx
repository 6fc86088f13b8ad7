import { localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button-link'
import { getTranslations } from 'next-intl/server'
import { StageWord } from '../content/stage-word.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { EVENTS_PATH } from '../paths.ts'
import { Stage } from './stage.tsx'
import styles from './tonight.module.css'

/** The stage between two seasons: nobody stands on it, and it is said what kind of a stage it is. */
export async function DarkStage() {
  const t = await getTranslations('home')
  const language = await pageLanguage()
  return (
    <section className={`page ${styles.tonight}`}>
      <StageWord text={t('saying')}>{t('saying')}</StageWord>
      <div className={styles.facts}>
        <div className={styles.words}>
          <p>{t('platform')}</p>
          <p className="quiet">{t('noNight')}</p>
        </div>
        <p className={styles.ways}>
          <ButtonLink href={localPath(language, EVENTS_PATH)} kind="plain">
            {t('pastNights')}
          </ButtonLink>
        </p>
      </div>
      <Stage lineUp={[]} />
    </section>
  )
}
