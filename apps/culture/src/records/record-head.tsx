import { FittedTitle } from '@dabali/ui/fitted-title'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { ContentLinks } from '../content/content-links.tsx'
import { Goods } from '../content/goods.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PlayAll } from '../player/play-all.tsx'
import styles from './record-head.module.css'
import type { RecordWithOthers } from './records.ts'

/** The sleeve, whose it is, and the two things one does with a record: hear it and take it home. */
export async function RecordHead({ record }: { record: RecordWithOthers }) {
  const t = await getTranslations('record')
  const language = await pageLanguage()
  const { title, summary, picture, artists, formats } = record
  return (
    <div className={`page ${styles.head}`}>
      <div className={styles.sleeve}>
        <Picture picture={picture} sizes="(min-width: 62rem) 29rem, 100vw" first />
      </div>
      <div>
        <FittedTitle text={title} locale={language} className={styles.title} />
        {artists.length > 0 && (
          <p className={styles.by}>
            {t('by')} <ContentLinks cards={artists} />
          </p>
        )}
        <p className={styles.intro} lang={textLanguage(summary, language)}>
          {summary}
        </p>
        <div className={styles.ways}>
          <PlayAll record={record} text={t('playAll')} />
        </div>
        {formats.length > 0 && (
          <section className={styles.sold} aria-label={t('sold')}>
            <Goods products={formats} leading />
          </section>
        )}
      </div>
    </div>
  )
}
