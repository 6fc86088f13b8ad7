import type { Artist } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { safeHtml } from '@dabali/ui/safe-html'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import { ArtistName } from './artist-name.tsx'
import styles from './artist-portrait.module.css'

/** Everything that is known of an artist. */
export async function ArtistPortrait({ artist }: { artist: Artist }) {
  const t = await getTranslations('artist')
  const language = await pageLanguage()
  const { name, summary, home, biography, picture } = artist
  return (
    <article>
      <div className={`page ${styles.head}`}>
        <div className={styles.face}>
          <Picture picture={picture} sizes="(min-width: 62rem) 28rem, 100vw" first />
        </div>
        <div className={styles.words}>
          <ArtistName name={name} language={language}>
            {name}
          </ArtistName>
          <p className={styles.intro}>{summary}</p>
          <p className={`quiet ${styles.from}`}>{t('from', { place: home })}</p>
        </div>
      </div>
      <section className={`page ${styles.story}`}>
        <SectionHead heading={t('story')}>
          <IntentLink href={localPath(language, HOME_PATH)}>{t('backToStage')}</IntentLink>
        </SectionHead>
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: safeHtml(biography) }} />
      </section>
    </article>
  )
}
