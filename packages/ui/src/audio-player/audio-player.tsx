'use client'

import { writeDigits } from '@dabali/domain'
import type { KeyboardEvent, ReactNode } from 'react'
import { AudioButtons } from './audio-buttons.tsx'
import { actOfKey } from './audio-keys.ts'
import { AudioNews } from './audio-news.tsx'
import type { AudioPart } from './audio-part.ts'
import { AudioPartList } from './audio-part-list.tsx'
import { type AudioPlayback, type AudioState, STEPS } from './audio-playback.ts'
import styles from './audio-player.module.css'
import { AudioScrubber } from './audio-scrubber.tsx'
import { AudioSettings } from './audio-settings.tsx'
import type { AudioTexts } from './audio-texts.ts'
import { fillGaps } from './fill-gaps.ts'
import { timeWords } from './time-words.ts'
import { useAudio } from './use-audio.ts'
import { secondsLeft, shareHeard } from './whole-of-parts.ts'

type AudioPlayerProps = {
  /** What is heard; it is made, opened and ended by whoever shows it. */
  playback: AudioPlayback
  parts: readonly AudioPart[]
  /** What the player is called: the title of the book. */
  label: string
  /** What can be done with a part besides hearing it. */
  beside?: (part: number) => ReactNode
  language: string
  texts: AudioTexts
}

/** The whole player of something in parts. It knows neither where its sounds come from nor who keeps the place in them. */
export function AudioPlayer({ playback, parts, label, beside, language, texts }: AudioPlayerProps) {
  const state = useAudio(playback)
  // One alone is the whole, whose name stands over the player.
  const hasParts = parts.length > 1
  const press = (event: KeyboardEvent) => {
    const act = actOfKey(event, playback, STEPS)
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <section className={styles.player} aria-label={label} onKeyDown={press}>
      <div className={styles.now}>
        {hasParts && <p className={styles.title}>{parts[state.part]?.title}</p>}
        <Whole state={state} language={language} texts={texts} />
      </div>
      <AudioScrubber playback={playback} state={state} language={language} texts={texts} />
      <AudioButtons playback={playback} state={state} texts={texts} steps={{ language, texts }} />
      <AudioNews playback={playback} state={state} texts={texts} />
      <AudioSettings playback={playback} state={state} language={language} texts={texts} />
      {hasParts ? <AudioPartList {...{ playback, state, parts, beside, language, texts }} /> : beside?.(0)}
    </section>
  )
}

/** Where one is in all of it. */
function Whole({ state, language, texts }: { state: AudioState; language: string; texts: AudioTexts }) {
  const share = shareHeard(state, state.lengths)
  const left = secondsLeft(state, state.lengths)
  const digits = (number: number) => writeDigits(number, language)
  const words = [
    state.lengths.length > 1 &&
      fillGaps(texts.partOf, { part: digits(state.part + 1), parts: digits(state.lengths.length) }),
    fillGaps(texts.heard, { percent: digits(Math.round(share * 100)) }),
    left !== undefined && fillGaps(texts.left, { time: timeWords(roughly(left), texts, language) }),
  ]
  return (
    <div className={styles.whole}>
      <progress max={1} value={share} aria-hidden="true" />
      <p>{words.filter(Boolean).join(', ')}</p>
    </div>
  )
}

/** Of what takes long nobody counts the seconds. */
const roughly = (seconds: number) => (seconds > 120 ? Math.round(seconds / 60) * 60 : seconds)
