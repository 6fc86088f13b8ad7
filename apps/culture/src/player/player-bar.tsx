'use client'

import { type Language, localPath } from '@dabali/domain'
import { AudioBar, type AudioBarTexts } from '@dabali/ui/audio-bar'
import { useAudioState } from '@dabali/ui/audio-playback'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text'
import { recordPath } from '../paths.ts'
import type { NowPlaying } from './now-playing.ts'
import { closePlayer } from './play-queue.ts'
import styles from './player-bar.module.css'

export type PlayerTexts = AudioBarTexts & { name: string; excerpt: string; loading: string }

type PlayerBarProps = { now: NowPlaying; language: Language; texts: PlayerTexts }

/** A shorter difference is a rounding error. */
const EXCERPT_SHARE = 0.9

/** The player at the bottom of every page until it is closed. */
export function PlayerBar({ now: { queue, playback }, language, texts }: PlayerBarProps) {
  const { part, lengths, isStarved } = useAudioState(playback)
  const track = queue.tracks[part]
  if (!track) return null
  const length = lengths[part] ?? track.seconds
  const isExcerpt = queue.item === undefined && length < track.seconds * EXCERPT_SHARE
  const note = isStarved ? texts.loading : isExcerpt && texts.excerpt
  return (
    <AudioBar playback={playback} label={texts.name} language={language} texts={texts} onClose={closePlayer}>
      <IntentLink className={styles.now} href={localPath(language, recordPath(queue.slug))}>
        <Picture picture={queue.picture} sizes="2.75rem" decorative />
        <span>
          <span className={styles.title} lang={textLanguage(track.title, language)}>
            {track.title}
          </span>
          <span className={styles.artist}>
            <span lang={textLanguage(queue.artist, language)}>{queue.artist}</span>
            {note && `, ${note}`}
          </span>
        </span>
      </IntentLink>
    </AudioBar>
  )
}
