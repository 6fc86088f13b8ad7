'use client'

import { writeDigits } from '@dabali/domain'
import { type AudioPlayback, type AudioState, STEPS } from './audio-playback.ts'
import styles from './audio-player.module.css'
import { AudioSign } from './audio-sign.tsx'
import type { AudioTexts } from './audio-texts.ts'

type AudioButtonsProps = { playback: AudioPlayback; state: AudioState; language: string; texts: AudioTexts }

/** Play, a little back, a little on; and from part to part where there are several. */
export function AudioButtons({ playback, state, language, texts }: AudioButtonsProps) {
  const { isPlaying, part, lengths } = state
  const hasParts = lengths.length > 1
  return (
    <div className={styles.buttons}>
      {hasParts && (
        <button type="button" className={styles.button} aria-label={texts.previous} onClick={playback.previous}>
          <AudioSign shape="previous" large />
        </button>
      )}
      <button type="button" className={styles.button} aria-label={texts.back} onClick={() => playback.by(-STEPS.back)}>
        <AudioSign shape="back" large />
        <span aria-hidden="true" className={styles.step}>
          {writeDigits(STEPS.back, language)}
        </span>
      </button>
      <button
        type="button"
        className={styles.play}
        aria-label={isPlaying ? texts.pause : texts.play}
        onClick={playback.toggle}
        data-first
      >
        <AudioSign shape={isPlaying ? 'pause' : 'play'} large />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={texts.forward}
        onClick={() => playback.by(STEPS.forward)}
      >
        <AudioSign shape="forward" large />
        <span aria-hidden="true" className={styles.step}>
          {writeDigits(STEPS.forward, language)}
        </span>
      </button>
      {hasParts && (
        <button
          type="button"
          className={styles.button}
          aria-label={texts.next}
          aria-disabled={part >= lengths.length - 1 || undefined}
          onClick={playback.next}
        >
          <AudioSign shape="next" large />
        </button>
      )}
    </div>
  )
}
