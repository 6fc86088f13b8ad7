import type { RecordDetail } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../request-context.ts'
import { Credits } from './credits.tsx'
import styles from './track-details.module.css'

type Track = RecordDetail['tracks'][number]

/** The folded lyrics and credits of a track; nothing where neither is known. */
export async function TrackDetails({ track }: { track: Track }) {
  const { title, lyrics, credits, is_instrumental } = track
  if (!lyrics && credits.length === 0) return null
  const [t, language] = await Promise.all([getTranslations('player'), pageLanguage()])
  const heading = lyrics ? t('lyrics') : t(is_instrumental ? 'instrumental' : 'credits')
  return (
    <details className={styles.details}>
      <summary aria-label={t('detailsOf', { heading, title })}>{heading}</summary>
      {lyrics && <Lyrics lyrics={lyrics} language={language} />}
      {credits.length > 0 && <Credits credits={credits} className={styles.credits} language={language} />}
    </details>
  )
}

type LyricsProps = { lyrics: NonNullable<Track['lyrics']>; language: Language }

/** What is sung, and where it is sung in Nepali how it reads in Latin letters and what it means. */
async function Lyrics({ lyrics, language }: LyricsProps) {
  const t = await getTranslations('player')
  const { text, romanised, translation } = lyrics
  const other = lyrics.language === 'ne' ? 'en' : 'ne'
  return (
    <div className={styles.lyrics}>
      <p className={styles.verses} lang={lyrics.language === language ? undefined : lyrics.language}>
        {text}
      </p>
      {romanised && (
        <div>
          <h3 className={styles.heading}>{t('romanised')}</h3>
          <p className={styles.verses} lang="ne-Latn">
            {romanised}
          </p>
        </div>
      )}
      {translation && (
        <div>
          <h3 className={styles.heading}>{t('translation')}</h3>
          <p className={styles.verses} lang={other === language ? undefined : other}>
            {translation}
          </p>
        </div>
      )}
    </div>
  )
}
