'use client'

import { writeDigits } from '@dabali/domain'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { interpolate } from '../text/text.ts'
import { clockText, type DurationTexts, durationText } from '../time-text/time-text.ts'
import { AudioIcon, PlayIcon } from './audio-icons.tsx'
import type { AudioTexts } from './audio-part.ts'
import { type AudioPlayback, type AudioState, STEPS } from './audio-playback.ts'
import styles from './audio-player.module.css'
import shared from './audio-player.module.css'
import audioVolumeStyles from './audio-volume.module.css'

const IGNORED_TARGETS = 'select, input'

type Pressed = Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The action of a key while the focus is inside the player; `undefined` for keys of other controls. */
export function audioKeyAction(
  { key, target, ctrlKey, metaKey, altKey }: Pressed,
  playback: AudioPlayback,
  steps: { back: number; forward: number },
): (() => void) | undefined {
  if (!(target instanceof Element) || target.closest(IGNORED_TARGETS) || ctrlKey || metaKey || altKey) return
  const acts: Readonly<Record<string, () => void>> = {
    k: playback.toggle,
    m: playback.mute,
    ArrowLeft: () => playback.by(-steps.back),
    ArrowRight: () => playback.by(steps.forward),
    // A button that has the focus is pressed by the space bar itself.
    ...(target.closest('button, a') ? {} : { ' ': playback.toggle }),
  }
  return acts[key.length === 1 ? key.toLowerCase() : key]
}

type AudioButtonsProps = {
  playback: AudioPlayback
  state: AudioState
  texts: Pick<AudioTexts, 'previous' | 'next' | 'play' | 'pause'>
  /** The buttons to skip back and forward; without them the layout is compact, as in a bar. */
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
          <AudioIcon shape="previous" large={large} />
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
        <PlayIcon isPlaying={isPlaying} large={large} />
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
          <AudioIcon shape="next" large={large} />
        </button>
      )}
    </div>
  )
}

type StepProps = { shape: 'back' | 'forward'; seconds: number; name: string; language: string; onPress: () => void }

function Step({ shape, seconds, name, language, onPress }: StepProps) {
  return (
    <button type="button" className={styles.button} aria-label={name} onClick={onPress}>
      <AudioIcon shape={shape} large />
      <span aria-hidden="true" className={styles.step}>
        {writeDigits(seconds, language)}
      </span>
    </button>
  )
}

type AudioStatusProps = {
  playback: AudioPlayback
  state: AudioState
  texts: StatusTexts
  /** For a compact layout without room for an empty line. */
  className?: string | undefined
}

type StatusTexts = Pick<AudioTexts, 'lineLost' | 'broken' | 'loading' | 'over' | 'retry'>

/** The playback status. The line is always rendered, so that the layout does not shift. */
export function AudioStatus({ playback, state, texts, className = styles.status }: AudioStatusProps) {
  const { trouble } = state
  return (
    <div className={className} data-trouble={trouble}>
      <p role="status">{statusText(state, texts)}</p>
      {trouble === 'broken' && (
        <button type="button" className={styles.retry} onClick={playback.play}>
          {texts.retry}
        </button>
      )}
    </div>
  )
}

function statusText({ trouble, refusal, isStarved, isOver }: AudioState, texts: StatusTexts) {
  if (trouble === 'line') return texts.lineLost
  if (trouble === 'broken') return texts.broken
  if (trouble === 'closed') return refusal
  if (isStarved) return texts.loading
  return isOver ? texts.over : ''
}

type AudioScrubberProps = {
  playback: AudioPlayback
  state: AudioState
  language: string
  texts: DurationTexts & Pick<AudioTexts, 'place' | 'placeOf'>
  /** The class for a layout in one row. */
  className?: string | undefined
}

const STEP_SECONDS = 5
const LARGE_STEP_SECONDS = 60
/** Seeking to the end stops this many seconds before it. */
const LAST_SECONDS = 2

/** The seek bar of one part. Seeks when the thumb is released, not while it is dragged. */
export function AudioScrubber({ playback, state, language, texts, className = styles.time }: AudioScrubberProps) {
  const { part, seconds, lengths } = state
  const [draft, setDraft] = useState<number>()
  const slider = useRef<HTMLInputElement>(null)
  const length = lengths[part] ?? null
  const shown = draft ?? seconds
  const spoken = (time: number) => durationText(time, texts, language)

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
        aria-valuetext={interpolate(texts.placeOf, { time: spoken(shown), whole: spoken(length ?? 0) })}
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

type AudioVolumeProps = {
  playback: AudioPlayback
  state: AudioState
  texts: Pick<AudioTexts, 'mute' | 'unmute' | 'volume'>
}

/** How loud it is; where the device turns the sound by its own keys alone, only whether it is. */
export function AudioVolume({ playback, state: { volume, isMuted, hasVolume }, texts }: AudioVolumeProps) {
  return (
    <div className={audioVolumeStyles.volume}>
      <button
        type="button"
        className={shared.button}
        aria-label={isMuted ? texts.unmute : texts.mute}
        onClick={playback.mute}
      >
        <AudioIcon shape={isMuted ? 'silence' : 'sound'} />
      </button>
      {hasVolume && (
        <input
          className={`${shared.slider} ${audioVolumeStyles.loudness}`}
          type="range"
          min={0}
          max={100}
          step={5}
          value={isMuted ? 0 : Math.round(volume * 100)}
          aria-label={texts.volume}
          onChange={({ currentTarget }) => playback.setVolume(Number(currentTarget.value) / 100)}
          onKeyDown={(event) => event.stopPropagation()}
        />
      )}
    </div>
  )
}
