import type { VolumeDetail } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { ContentLink } from '../content/content-link.tsx'
import { VolumeNumber } from '../content/volume-number.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { volumePath } from '../paths.ts'
import styles from './newest-volume.module.css'

/** The newest volume: its number, the largest thing of all, and what is in it. */
export async function NewestVolume({ volume }: { volume: VolumeDetail }) {
  const t = await getTranslations('mentions')
  const language = await pageLanguage()
  const { number, title, summary, slug, contents } = volume
  return (
    <div className={styles.volume}>
      <VolumeNumber number={number} />
      <div>
        <h3 className={styles.title} lang={textLanguage(title, language)}>
          <IntentLink href={localPath(language, volumePath(slug))}>{title}</IntentLink>
        </h3>
        <p className={styles.summary} lang={textLanguage(summary, language)}>
          {summary}
        </p>
        <ol>
          {contents.map((card) => (
            <li key={`${card.kind} ${card.slug}`} className={styles.piece}>
              <ContentLink card={card} />
              <span className={styles.kind}>{t.has(`kind.${card.kind}`) && t(`kind.${card.kind}`)}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
