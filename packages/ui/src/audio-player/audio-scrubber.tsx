'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { clockText } from '../video-player/clock-text.ts'
import type { AudioPlayback, AudioState } from './audio-playback.ts'
import styles from './audio-player.module.css'
import type { AudioTexts } from './audio-texts.ts'
import { fillGaps } from './fill-gaps.ts'
import { type TimeTexts, timeWords } from './time-words.ts'

type AudioScrubberProps = {
  playback: AudioPlayback
  state: AudioState
  language: string
  texts: TimeTexts & Pick<AudioTexts, 'place' | 'placeOf'>
  /** How the line and its two clocks stand, where they do not stand in two rows. */
  className?: string | undefined
}

const STEP_SECONDS = 5
const LARGE_STEP_SECONDS = 60
/** So much of a part is heard by whoever goes to its end. */
const LAST_SECONDS = 2

/** The line of the time of one part. What is drawn along it is fetched when it is let go, not on the way. */
export function AudioScrubber({ playback, state, language, texts, className = styles.time }: AudioScrubberProps) {
  const { part, seconds, lengths } = state
  const [draft, setDraft] = useState<number>()
  const slider = useRef<HTMLInputElement>(null)
  const length = lengths[part] ?? null
  const shown = draft ?? seconds
  const spoken = (time: number) => timeWords(time, texts, language)

  useEffect(() => {
    const input = slider.current
    if (!input) return
    const letGo = () => {
      setDraft(undefined)
      playback.to(Number(input.value))
    }
    input.addEventListener('change', letGo)
    return () => input.removeEventListener('change', letGo)
  }, [playback])

  const press = (event: KeyboardEvent) => {
    const to = secondOfKey(event.key, { seconds, length: length ?? seconds })
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    playback.to(to)
  }
  return (
    <div className={className}>
      <input
        ref={slider}
        className={styles.slider}
        type="range"
        min={0}
        max={Math.max(Math.floor(length ?? 0), 1)}
        step={1}
        value={Math.floor(shown)}
        disabled={length === null}
        aria-label={texts.place}
        aria-valuetext={fillGaps(texts.placeOf, { time: spoken(shown), whole: spoken(length ?? 0) })}
        onChange={({ currentTarget }) => setDraft(Number(currentTarget.value))}
        onKeyDown={press}
      />
      <span className={styles.clock}>{clockText(shown, language)}</span>
      <span className={styles.clock}>{length === null ? '' : `−${clockText(length - shown, language)}`}</span>
    </div>
  )
}

function secondOfKey(key: string, { seconds, length }: { seconds: number; length: number }): number | undefined {
  const end = Math.max(Math.floor(length) - LAST_SECONDS, 0)
  const within = (to: number) => Math.min(Math.max(to, 0), end)
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: within(seconds - STEP_SECONDS),
    ArrowDown: within(seconds - STEP_SECONDS),
    ArrowRight: within(seconds + STEP_SECONDS),
    ArrowUp: within(seconds + STEP_SECONDS),
    PageDown: within(seconds - LARGE_STEP_SECONDS),
    PageUp: within(seconds + LARGE_STEP_SECONDS),
    Home: 0,
    End: end,
  }
  return places[key]
}
