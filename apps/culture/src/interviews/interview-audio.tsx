import { PlayHere } from '@dabali/ui/play-here'
import { Prose } from '@dabali/ui/prose'
import { getTranslations } from 'next-intl/server'
import { filmHosting, playerTexts } from '../content/player-texts.ts'
import { pageLanguage } from '../i18n/language.ts'
import styles from './interview-audio.module.css'
import type { ToldInterview } from './interview-screen.tsx'

/** An interview as it was recorded, and what is heard on it in writing; nothing where there is no recording. */
export async function InterviewAudio({ interview }: { interview: ToldInterview }) {
  const t = await getTranslations('interviews')
  const language = await pageLanguage()
  const { title, audio, transcript } = interview
  if (!(audio || transcript)) return null
  return (
    <div className={styles.audio}>
      {audio && (
        <PlayHere
          src={audio.src}
          title={title}
          open={t('listen')}
          isHeard
          language={language}
          hosting={await filmHosting(audio.src)}
          texts={await playerTexts()}
        />
      )}
      {transcript && (
        <details className={styles.transcript}>
          <summary className={styles.fold}>{t('transcript')}</summary>
          <Prose html={transcript} locale={language} />
        </details>
      )}
    </div>
  )
}
