import type { VolumeDetail } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { VolumeNumber } from '../content/volume-number.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { VOLUMES_PATH } from '../paths.ts'
import styles from './volume-head.module.css'

/** How a volume begins: its number, larger than its name, what it is about, and its cover. */
export async function VolumeHead({ volume }: { volume: VolumeDetail }) {
  const t = await getTranslations('volumes')
  const language = await pageLanguage()
  const { number, title, theme, summary, picture } = volume
  return (
    <header className={`page ${styles.head}`}>
      <VolumeNumber number={number} />
      <div className={styles.words}>
        <p className={styles.kind}>
          <IntentLink href={localPath(language, VOLUMES_PATH)}>{t('one')}</IntentLink>
          {theme && <span>{t('theme', { theme })}</span>}
        </p>
        <h1 className={styles.title} lang={textLanguage(title, language)}>
          {title}
        </h1>
        <p className={styles.standFirst} lang={textLanguage(summary, language)}>
          {summary}
        </p>
      </div>
      <div className={styles.cover}>
        <Picture picture={picture} sizes="min(100vw, 78rem)" first />
      </div>
    </header>
  )
}
