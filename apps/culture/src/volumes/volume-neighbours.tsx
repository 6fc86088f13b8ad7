import type { ContentCard, VolumeDetail } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import { volumePath } from '../paths.ts'
import styles from './volume-neighbours.module.css'

/** The volumes before and after one, which is where a reader goes from its end. */
export async function VolumeNeighbours({ previous, next }: Pick<VolumeDetail, 'previous' | 'next'>) {
  if (!(previous || next)) return null
  const t = await getTranslations('volumes')
  return (
    <nav className={`page no-print ${styles.neighbours}`} aria-label={t('neighbours')}>
      {previous && <Neighbour volume={previous} text={t('previous')} rel="prev" />}
      {next && <Neighbour volume={next} text={t('next')} rel="next" />}
    </nav>
  )
}

type NeighbourProps = { volume: ContentCard; text: string; rel: 'prev' | 'next' }

async function Neighbour({ volume: { slug, title, picture }, text, rel }: NeighbourProps) {
  const language = await pageLanguage()
  return (
    <IntentLink
      href={localPath(language, volumePath(slug))}
      rel={rel}
      className={rel === 'next' ? `${styles.way} ${styles.on}` : styles.way}
    >
      <Picture picture={picture} sizes="(min-width: 48rem) 12rem, 30vw" decorative />
      <span>
        <span className={styles.side}>{text}</span>
        <span className={styles.title} lang={textLanguage(title, language)}>
          {title}
        </span>
      </span>
    </IntentLink>
  )
}
