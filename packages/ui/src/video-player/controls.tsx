'use client'

import { clockText } from './clock-text.ts'
import styles from './controls.module.css'
import type { PlaybackActs } from './playback-acts.ts'
import { usePlayback } from './playback-effects.ts'
import type { PlayedMedia } from './played-media.ts'
import { QualityChoice } from './quality-choice.tsx'
import { Sign } from './sign.tsx'
import type { Streaming } from './streaming.ts'
import type { Qualities } from './use-qualities.ts'
import type { PlaybackTexts } from './video-texts.ts'

type ControlsProps = {
  media: PlayedMedia
  acts: PlaybackActs
  isIdle: boolean
  /** There is something to see. */
  hasPicture: boolean
  streaming?: (Streaming & { qualities: Qualities }) | undefined
  language: string
  texts: PlaybackTexts
}

/** Whoever is further behind has stopped it for a while. */
const BEHIND_SECONDS = 30

/** The bar at the foot of what is played. */
export function Controls({ media, acts, isIdle, hasPicture, streaming, language, texts }: ControlsProps) {
  const { paused, muted, starved, time, duration, behind, hasCaptions, captioned, fillsScreen } = usePlayback(media)
  const isLive = duration === Number.POSITIVE_INFINITY
  const clock = clockText(time, language)
  const whole = clockText(duration, language)
  return (
    <div className={styles.controls} data-hidden={isIdle && !paused && hasPicture}>
      <button type="button" aria-label={paused ? texts.play : texts.pause} onClick={acts.play} data-first>
        <Sign shape={paused ? 'play' : 'pause'} />
      </button>
      <button type="button" aria-label={muted ? texts.unmute : texts.mute} onClick={acts.mute}>
        <Sign shape={muted ? 'silence' : 'sound'} />
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
      {streaming && streaming.qualities.all.length > 0 && <QualityChoice {...streaming} />}
      {hasCaptions && (
        <button type="button" aria-label={texts.captions} aria-pressed={captioned} onClick={acts.captions}>
          <Sign shape="captions" />
        </button>
      )}
      {hasPicture && (
        <button
          type="button"
          aria-label={fillsScreen ? texts.leaveFullScreen : texts.fullScreen}
          onClick={acts.fullScreen}
        >
          <Sign shape="fullScreen" />
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
