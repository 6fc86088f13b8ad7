'use client'

import styles from './media-surface.module.css'
import { usePlayback } from './playback-effects.ts'
import type { PlayedMedia } from './played-media.ts'
import { Sign } from './sign.tsx'

/** Stands over what began in silence, until it is heard. */
export function SoundOn({ media, text }: { media: PlayedMedia; text: string }) {
  const { muted } = usePlayback(media)
  if (!muted) return null
  function unmute() {
    media.muted = false
  }
  return (
    <button type="button" className={styles.soundOn} onClick={unmute}>
      <Sign shape="silence" />
      {text}
    </button>
  )
}
