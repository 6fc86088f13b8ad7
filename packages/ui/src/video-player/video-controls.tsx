'use client'

import { clockText } from '../time-text/time-text.ts'
import type { MediaElement, Qualities } from './hls.ts'
import soundOnStyles from './media-surface.module.css'
import type { PlaybackActions } from './playback-actions.ts'
import type { PlaybackTexts, StreamOptions, StreamTexts } from './playback-failure.tsx'
import qualityChoiceStyles from './quality-select.module.css'
import { usePlayback } from './use-playback.ts'
import styles from './video-controls.module.css'
import { Icon } from './video-icons.tsx'

type ControlsProps = {
  media: MediaElement
  acts: PlaybackActions
  isIdle: boolean
  /** There is something to see. */
  hasPicture: boolean
  streaming?: (StreamOptions & { qualities: Qualities }) | undefined
  language: string
  texts: PlaybackTexts
}

/** A larger delay means that the viewer paused the stream. */
const BEHIND_SECONDS = 30

/** The control bar of the player. */
export function Controls({ media, acts, isIdle, hasPicture, streaming, language, texts }: ControlsProps) {
  const { paused, muted, starved, time, duration, behind, hasCaptions, captioned, fillsScreen } = usePlayback(media)
  const isLive = duration === Number.POSITIVE_INFINITY
  const clock = clockText(time, language)
  const whole = clockText(duration, language)
  return (
    <div className={styles.controls} data-hidden={isIdle && !paused && hasPicture}>
      <button type="button" aria-label={paused ? texts.play : texts.pause} onClick={acts.play} data-first>
        <Icon shape={paused ? 'play' : 'pause'} />
      </button>
      <button type="button" aria-label={muted ? texts.unmute : texts.mute} onClick={acts.mute}>
        <Icon shape={muted ? 'silence' : 'sound'} />
      </button>
      <span className={styles.clock}>
        {isLive ? <span className={styles.live}>{texts.live}</span> : clock}
        {!isLive && <span className={styles.whole}> / {whole}</span>}
      </span>
      {streaming && isLive && behind > BEHIND_SECONDS && (
        <button type="button" className={styles.named} onClick={acts.toNow}>
          {streaming.texts.toNow}
        </button>
      )}
      <span className={styles.news} role="status">
        {starved && texts.loading}
      </span>
      {streaming && streaming.qualities.all.length > 0 && <QualitySelect {...streaming} />}
      {hasCaptions && (
        <button type="button" aria-label={texts.captions} aria-pressed={captioned} onClick={acts.captions}>
          <Icon shape="captions" />
        </button>
      )}
      {hasPicture && (
        <button
          type="button"
          aria-label={fillsScreen ? texts.leaveFullScreen : texts.fullScreen}
          onClick={acts.fullScreen}
        >
          <Icon shape="fullScreen" />
        </button>
      )}
      {!isLive && (
        <input
          className={styles.seek}
          type="range"
          min={0}
          max={duration || 0}
          step="any"
          value={time}
          aria-label={texts.seek}
          aria-valuetext={`${clock} / ${whole}`}
          onChange={({ currentTarget }) => acts.seek(Number(currentTarget.value))}
        />
      )}
    </div>
  )
}

const AUTO_VALUE = 'line'
const SOUND = 'sound'

type QualitySelectProps = {
  qualities: Qualities
  isSoundOnly: boolean
  onSoundOnly: (isOn: boolean) => void
  texts: StreamTexts
}

/** The form that is seen, by its name, and a list of the others. */
function QualitySelect({ qualities, isSoundOnly, onSoundOnly, texts }: QualitySelectProps) {
  const { all, shown, chosen, choose } = qualities
  const name = isSoundOnly ? texts.soundOnly : (chosen ?? shown)?.name
  const value = isSoundOnly ? SOUND : (chosen?.name ?? AUTO_VALUE)
  function change(next: string) {
    onSoundOnly(next === SOUND)
    if (next !== SOUND) choose(all.find((quality) => quality.name === next))
  }
  return (
    <span className={qualityChoiceStyles.choice}>
      <span aria-hidden="true">{name ?? texts.fitting}</span>
      <select aria-label={texts.quality} value={value} onChange={({ currentTarget }) => change(currentTarget.value)}>
        <option value={AUTO_VALUE}>{texts.fitting}</option>
        {all.map((quality) => (
          <option key={quality.name} value={quality.name}>
            {quality.name}
          </option>
        ))}
        <option value={SOUND}>{texts.soundOnly}</option>
      </select>
    </span>
  )
}

/** Shown over a muted autoplay until the sound is on. */
export function UnmuteButton({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <button type="button" className={soundOnStyles.unmute} onClick={onPress}>
      <Icon shape="silence" />
      {text}
    </button>
  )
}
