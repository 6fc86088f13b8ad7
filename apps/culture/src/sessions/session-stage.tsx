import { clockText } from '@dabali/ui/clock-text'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { filmHosting, playerTexts } from '../content/player-texts.ts'
import { pageLanguage } from '../i18n/language.ts'
import { SessionFilm } from './session-film.tsx'
import type { ShownSession } from './session-screen.tsx'
import styles from './session-stage.module.css'

/** The film of a session and its songs; the picture alone where there is no film. */
export async function SessionStage({ session }: { session: ShownSession }) {
  const t = await getTranslations('sessions')
  const language = await pageLanguage()
  const { title, picture, video, set_list, duration_seconds } = session
  const poster = <Picture picture={picture} sizes="(min-width: 62rem) 54rem, 100vw" decorative={video !== null} first />
  if (!video) return <div className={`page ${styles.stage}`}>{poster}</div>
  const songs = set_list.map((song) => ({
    title: song.title,
    lang: textLanguage(song.title, language),
    seconds: song.starts_at_seconds,
    clock: clockText(song.starts_at_seconds, language),
  }))
  return (
    <div className={`page ${styles.stage}`}>
      <SessionFilm
        src={video.src}
        title={title}
        poster={poster}
        length={duration_seconds > 0 ? clockText(duration_seconds, language) : undefined}
        open={t('watch')}
        language={language}
        hosting={await filmHosting(video.src)}
        texts={await playerTexts()}
        songs={songs}
        heading={t('setList')}
      />
    </div>
  )
}
