'use client'

import type { KeyboardEvent, ReactNode } from 'react'
import type { DurationTexts } from '../time-text/time-text.ts'
import styles from './audio-bar.module.css'
import { AudioButtons, AudioScrubber, AudioStatus, AudioVolume, audioKeyAction } from './audio-controls.tsx'
import { AudioIcon } from './audio-icons.tsx'
import type { AudioTexts } from './audio-part.ts'
import { type AudioPlayback, useAudioState } from './audio-playback.ts'
import shared from './audio-player.module.css'

export type AudioBarTexts = DurationTexts &
  Pick<AudioTexts, 'play' | 'pause' | 'previous' | 'next' | 'place' | 'placeOf' | 'volume' | 'mute' | 'unmute'> &
  Pick<AudioTexts, 'lineLost' | 'broken' | 'retry' | 'over'> & { close: string }

type AudioBarProps = {
  /** Created, opened and closed by the parent. */
  playback: AudioPlayback
  label: string
  /** The current track: picture and text. */
  children: ReactNode
  language: string
  texts: AudioBarTexts
  onClose: () => void
}

/** Songs are short. */
const STEPS = { back: 5, forward: 5 } as const

/** A player bar at the bottom of the page; music goes on during navigation. */
export function AudioBar({ playback, label, children, language, texts, onClose }: AudioBarProps) {
  const state = useAudioState(playback)
  const press = (event: KeyboardEvent) => {
    const act = audioKeyAction(event, playback, STEPS)
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <section className={styles.bar} aria-label={label} onKeyDown={press}>
      <AudioStatus
        className={styles.status}
        playback={playback}
        state={state}
        // The children announce loading; a status line would flicker with each track.
        texts={{ ...texts, loading: '' }}
      />
      <div className={styles.row}>
        <div className={styles.track}>{children}</div>
        <div className={styles.buttons}>
          <AudioButtons playback={playback} state={state} texts={texts} />
        </div>
        <AudioScrubber
          className={styles.scrubber}
          playback={playback}
          state={state}
          language={language}
          texts={texts}
        />
        <div className={styles.volume}>
          <AudioVolume playback={playback} state={state} texts={texts} />
        </div>
        <button type="button" className={`${shared.button} ${styles.close}`} aria-label={texts.close} onClick={onClose}>
          <AudioIcon shape="close" />
        </button>
      </div>
    </section>
  )
}
