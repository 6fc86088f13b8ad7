'use client'

import { writeDigits } from '@dabali/domain'
import type { KeyboardEvent, ReactNode } from 'react'
import { AudioButtons } from './audio-buttons.tsx'
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
  const press = (event: KeyboardEvent) => {
    const act = actOfKey(event, playback)
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <section className={styles.player} aria-label={label} onKeyDown={press}>
      <div className={styles.now}>
        <p className={styles.title}>{parts[state.part]?.title}</p>
        <Whole state={state} language={language} texts={texts} />
      </div>
      <AudioScrubber playback={playback} state={state} language={language} texts={texts} />
      <AudioButtons playback={playback} state={state} language={language} texts={texts} />
      <AudioNews playback={playback} state={state} texts={texts} />
      <AudioSettings playback={playback} state={state} language={language} texts={texts} />
      {(parts.length > 1 || beside) && <AudioPartList {...{ playback, state, parts, beside, language, texts }} />}
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

const NOT_A_KEY_OF_OURS = 'select, input'

function actOfKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent, playback: AudioPlayback) {
  if (!(target instanceof Element) || target.closest(NOT_A_KEY_OF_OURS) || ctrlKey || metaKey || altKey) return
  const acts: Readonly<Record<string, () => void>> = {
    k: playback.toggle,
    m: playback.mute,
    ArrowLeft: () => playback.by(-STEPS.back),
    ArrowRight: () => playback.by(STEPS.forward),
    // A button that has the focus is pressed by the space bar itself.
    ...(target.closest('button, a') ? {} : { ' ': playback.toggle }),
  }
  return acts[key.length === 1 ? key.toLowerCase() : key]
}
