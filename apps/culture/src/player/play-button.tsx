'use client'

import { PlayIcon } from '@dabali/ui/audio-icons'
import { loadPlayer } from './load-player.ts'
import { usePlayButton } from './queue-context.tsx'
import styles from './track-rows.module.css'

type PlayButtonProps = {
  /** Its place among the tracks that can be heard, from nought. */
  part: number
  /** What it is called while it is silent, and while it plays. */
  play: string
  pause: string
}

/** Plays one track, and stops it. */
export function PlayButton({ part, play, pause }: PlayButtonProps) {
  const { isAsleep, isThis, isPlaying, press } = usePlayButton(part)
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={isPlaying ? pause : play}
      aria-current={isThis || undefined}
      disabled={isAsleep}
      onPointerDown={loadPlayer}
      onClick={press}
    >
      <PlayIcon isPlaying={isPlaying} />
    </button>
  )
}
