'use client'

import { writeDigits } from '@dabali/domain'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { interpolate } from '../text/text.ts'
import { clockText, durationText } from '../time-text/time-text.ts'
import { AudioButtons, AudioScrubber, AudioStatus, AudioVolume, audioKeyAction } from './audio-controls.tsx'
import { PlayIcon } from './audio-icons.tsx'
import { type AudioPart, type AudioTexts, playedShare, remainingSeconds } from './audio-part.ts'
import audioPartListStyles from './audio-part-list.module.css'
import { type AudioPlayback, type AudioState, STEPS, useAudioState } from './audio-playback.ts'
import styles from './audio-player.module.css'
import audioSettingsStyles from './audio-settings.module.css'
import { SLEEPS, type Sleep, SPEEDS } from './playback-settings.ts'

type AudioPlayerProps = {
  /** Created, opened and closed by the parent. */
  playback: AudioPlayback
  parts: readonly AudioPart[]
  /** What the player is called: the title of the book. */
  label: string
  /** Further actions of a part, such as a download. */
  renderPartActions?: (part: number) => ReactNode
  language: string
  texts: AudioTexts
}

/** The player of an audio work in parts. Loading files and saving the position are up to the parent. */
export function AudioPlayer({ playback, parts, label, renderPartActions, language, texts }: AudioPlayerProps) {
  const state = useAudioState(playback)
  // A single part has the name of the work, which is above the player.
  const hasParts = parts.length > 1
  const press = (event: KeyboardEvent) => {
    const act = audioKeyAction(event, playback, STEPS)
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <section className={styles.player} aria-label={label} onKeyDown={press}>
      <div className={styles.current}>
        {hasParts && <p className={styles.title}>{parts[state.part]?.title}</p>}
        <TotalProgress state={state} language={language} texts={texts} />
      </div>
      <AudioScrubber playback={playback} state={state} language={language} texts={texts} />
      <AudioButtons playback={playback} state={state} texts={texts} steps={{ language, texts }} />
      <AudioStatus playback={playback} state={state} texts={texts} />
      <AudioSettings playback={playback} state={state} language={language} texts={texts} />
      {hasParts ? (
        <AudioPartList {...{ playback, state, parts, renderPartActions, language, texts }} />
      ) : (
        renderPartActions?.(0)
      )}
    </section>
  )
}

/** The progress in the whole work. */
function TotalProgress({ state, language, texts }: { state: AudioState; language: string; texts: AudioTexts }) {
  const share = playedShare(state, state.lengths)
  const left = remainingSeconds(state, state.lengths)
  const digits = (number: number) => writeDigits(number, language)
  const words = [
    state.lengths.length > 1 &&
      interpolate(texts.partOf, { part: digits(state.part + 1), parts: digits(state.lengths.length) }),
    interpolate(texts.heard, { percent: digits(Math.round(share * 100)) }),
    left !== undefined && interpolate(texts.left, { time: durationText(roughly(left), texts, language) }),
  ]
  return (
    <div className={styles.total}>
      <progress max={1} value={share} aria-hidden="true" />
      <p>{words.filter(Boolean).join(', ')}</p>
    </div>
  )
}

/** Without seconds for long durations. */
const roughly = (seconds: number) => (seconds > 120 ? Math.round(seconds / 60) * 60 : seconds)

type AudioSettingsProps = { playback: AudioPlayback; state: AudioState; language: string; texts: AudioTexts }

/** How fast, how long and how loud. */
export function AudioSettings({ playback, state, language, texts }: AudioSettingsProps) {
  const id = useId()
  const { speed, sleep, sleepSeconds, hasVolume } = state
  const sleepText = (choice: Sleep) => {
    if (choice === 'off') return texts.sleepOff
    if (choice === 'part') return texts.sleepPart
    return interpolate(texts.sleepAfter, { minutes: writeDigits(choice, language) })
  }
  return (
    <div className={audioSettingsStyles.settings}>
      <label className={audioSettingsStyles.setting} htmlFor={`${id}-speed`}>
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
      <label className={audioSettingsStyles.setting} htmlFor={`${id}-sleep`}>
        <span>
          {sleepSeconds === undefined
            ? texts.sleep
            : interpolate(texts.sleepLeft, { time: clockText(sleepSeconds, language) })}
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
        <div className={audioSettingsStyles.volume}>
          <AudioVolume playback={playback} state={state} texts={texts} />
        </div>
      )}
    </div>
  )
}

type AudioPartListProps = {
  playback: AudioPlayback
  state: AudioState
  parts: readonly AudioPart[]
  /** Further actions of a part, such as a download. */
  renderPartActions?: ((part: number) => ReactNode) | undefined
  language: string
  texts: AudioTexts
}

/** What it holds; the part that plays is marked, and each can be gone to. */
export function AudioPartList({ playback, state, parts, renderPartActions, language, texts }: AudioPartListProps) {
  const id = useId()
  return (
    <section className={audioPartListStyles.parts} aria-labelledby={id}>
      <h2 id={id} className={audioPartListStyles.head}>
        {texts.parts}
      </h2>
      <ol>
        {parts.map(({ title }, part) => {
          const isThis = part === state.part
          const length = state.lengths[part]
          return (
            <li key={part} className={audioPartListStyles.row} data-now={isThis}>
              <button
                type="button"
                className={audioPartListStyles.part}
                aria-current={isThis ? 'true' : undefined}
                onClick={() => {
                  if (!isThis) playback.goTo({ part, seconds: 0 })
                  if (isThis) playback.toggle()
                  else playback.play()
                }}
              >
                {isThis && <PlayIcon isPlaying={state.isPlaying} />}
                <span className={audioPartListStyles.name}>{title}</span>
                {length !== undefined && length !== null && (
                  <span className={audioPartListStyles.length}>{clockText(length, language)}</span>
                )}
              </button>
              {renderPartActions?.(part)}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
