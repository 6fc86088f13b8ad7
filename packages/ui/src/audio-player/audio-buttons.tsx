'use client'

import { writeDigits } from '@dabali/domain'
import { type AudioPlayback, type AudioState, STEPS } from './audio-playback.ts'
import styles from './audio-player.module.css'
import { AudioSign } from './audio-sign.tsx'
import type { AudioTexts } from './audio-texts.ts'
import { PlaySign } from './play-sign.tsx'

type AudioButtonsProps = {
  playback: AudioPlayback
  state: AudioState
  texts: Pick<AudioTexts, 'previous' | 'next' | 'play' | 'pause'>
  /** The little steps back and on; without them all stands closer together, as in a bar. */
  steps?: { language: string; texts: Pick<AudioTexts, 'back' | 'forward'> }
}

/** Play, a little back, a little on; and from part to part where there are several. */
export function AudioButtons({ playback, state, texts, steps }: AudioButtonsProps) {
  const { isPlaying, isStarved, part, lengths } = state
  const hasParts = lengths.length > 1
  const large = steps !== undefined
  return (
    <div className={large ? styles.buttons : `${styles.buttons} ${styles.close}`}>
      {hasParts && (
        <button type="button" className={styles.button} aria-label={texts.previous} onClick={playback.previous}>
          <AudioSign shape="previous" large={large} />
        </button>
      )}
      {steps && (
        <Step
          shape="back"
          seconds={STEPS.back}
          name={steps.texts.back}
          language={steps.language}
          onPress={() => playback.by(-STEPS.back)}
        />
      )}
      <button
        type="button"
        className={styles.play}
        aria-label={isPlaying ? texts.pause : texts.play}
        aria-busy={isStarved || undefined}
        onClick={playback.toggle}
        data-first
      >
        <PlaySign isPlaying={isPlaying} large={large} />
      </button>
      {steps && (
        <Step
          shape="forward"
          seconds={STEPS.forward}
          name={steps.texts.forward}
          language={steps.language}
          onPress={() => playback.by(STEPS.forward)}
        />
      )}
      {hasParts && (
        <button
          type="button"
          className={styles.button}
          aria-label={texts.next}
          aria-disabled={part >= lengths.length - 1 || undefined}
          onClick={playback.next}
        >
          <AudioSign shape="next" large={large} />
        </button>
      )}
    </div>
  )
}

type StepProps = { shape: 'back' | 'forward'; seconds: number; name: string; language: string; onPress: () => void }

function Step({ shape, seconds, name, language, onPress }: StepProps) {
  return (
    <button type="button" className={styles.button} aria-label={name} onClick={onPress}>
      <AudioSign shape={shape} large />
      <span aria-hidden="true" className={styles.step}>
        {writeDigits(seconds, language)}
      </span>
    </button>
  )
}
