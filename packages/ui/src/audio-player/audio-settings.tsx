'use client'

import { writeDigits } from '@dabali/domain'
import { useId } from 'react'
import { clockText } from '../video-player/clock-text.ts'
import type { AudioPlayback, AudioState } from './audio-playback.ts'
import styles from './audio-settings.module.css'
import type { AudioTexts } from './audio-texts.ts'
import { AudioVolume } from './audio-volume.tsx'
import { fillGaps } from './fill-gaps.ts'
import { SPEEDS } from './kept-speed.ts'
import { SLEEPS, type Sleep } from './sleep-timer.ts'

type AudioSettingsProps = { playback: AudioPlayback; state: AudioState; language: string; texts: AudioTexts }

/** How fast, how long and how loud. */
export function AudioSettings({ playback, state, language, texts }: AudioSettingsProps) {
  const id = useId()
  const { speed, sleep, sleepSeconds, hasVolume } = state
  const sleepText = (choice: Sleep) => {
    if (choice === 'off') return texts.sleepOff
    if (choice === 'part') return texts.sleepPart
    return fillGaps(texts.sleepAfter, { minutes: writeDigits(choice, language) })
  }
  return (
    <div className={styles.settings}>
      <label className={styles.setting} htmlFor={`${id}-speed`}>
        <span>{texts.speed}</span>
        <select
          id={`${id}-speed`}
          value={speed}
          onChange={({ currentTarget }) => playback.setSpeed(Number(currentTarget.value))}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {writeDigits(each, language)}×
            </option>
          ))}
        </select>
      </label>
      <label className={styles.setting} htmlFor={`${id}-sleep`}>
        <span>
          {sleepSeconds === undefined
            ? texts.sleep
            : fillGaps(texts.sleepLeft, { time: clockText(sleepSeconds, language) })}
        </span>
        <select
          id={`${id}-sleep`}
          aria-label={texts.sleep}
          value={sleep}
          onChange={({ currentTarget }) => {
            const wanted = SLEEPS.find((choice) => String(choice) === currentTarget.value)
            if (wanted) playback.setSleep(wanted)
          }}
        >
          {SLEEPS.map((choice) => (
            <option key={choice} value={choice}>
              {sleepText(choice)}
            </option>
          ))}
        </select>
      </label>
      {hasVolume && (
        <div className={styles.volume}>
          <AudioVolume playback={playback} state={state} texts={texts} />
        </div>
      )}
    </div>
  )
}
