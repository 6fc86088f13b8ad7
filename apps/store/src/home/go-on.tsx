import { type Language, localPath } from '@dabali/domain'
import { ContinueReading } from '@dabali/shop/continue-reading'
import { LIBRARY_PATH } from '@dabali/shop/paths'
import { getTranslations } from 'next-intl/server'
import styles from './go-on.module.css'

/** The way on with what was begun; whoever has begun nothing learns where it would stand. */
export async function GoOn({ language }: { language: Language }) {
  const t = await getTranslations('home')
  return (
    <ContinueReading
      language={language}
      texts={{
        heading: t('goOn'),
        read: t('goOnReading'),
        listen: t('goOnListening'),
        watch: t('goOnWatching'),
        progress: t('goOnProgress', { percent: '{percent}' }),
      }}
    >
      <p className={styles.otherwise}>
        {t('goOnText')} {/* A whole load: the server is asked whose library it is. */}
        <a href={localPath(language, LIBRARY_PATH)}>{t('goOnLibrary')}</a>
      </p>
    </ContinueReading>
  )
}
