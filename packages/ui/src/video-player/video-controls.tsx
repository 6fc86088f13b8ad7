'use client'

import { useEffect, useRef, useState } from 'react'
import { clockText } from '../time-text/time-text.ts'
import type { MediaElement, Qualities } from './hls.ts'
import soundOnStyles from './media-surface.module.css'
import { canFloat, type PlaybackActions } from './playback-actions.ts'
import type { PlaybackTexts, StreamOptions, StreamTexts } from './playback-failure.tsx'
import type { Rewind } from './rewind.ts'
import { behindText, RewindBar } from './rewind-bar.tsx'
import type { Captions } from './use-captions.ts'
import { type Playback, usePlayback } from './use-playback.ts'
import { useRewind } from './use-rewind.ts'
import styles from './video-controls.module.css'
import { Icon } from './video-icons.tsx'
import { CaptionSelect, QualitySelect } from './video-selects.tsx'

type ControlsProps = {
  media: MediaElement
  acts: PlaybackActions
  isIdle: boolean
  /** There is something to see. */
  hasPicture: boolean
  streaming?: (StreamOptions & { qualities: Qualities; captions: Captions }) | undefined
  language: string
  texts: PlaybackTexts
}

/** The control bar of the player. */
export function Controls({ media, acts, isIdle, hasPicture, streaming, language, texts }: ControlsProps) {
  const playback = usePlayback(media)
  const { paused, starved, time, duration, hasCaptions, captioned } = playback
  const rewind = useRewind(media, streaming ?? {})
  const isLive = duration === Number.POSITIVE_INFINITY
  const clock = clockText(time, language)
  const whole = clockText(duration, language)
  return (
    <div
      className={streaming ? `${styles.controls} ${styles.ofStream}` : styles.controls}
      data-hidden={isIdle && !paused && hasPicture}
    >
      <PlayButtons {...{ acts, playback, texts }} stream={streaming?.texts} />
      <span className={styles.clock}>
        {isLive && <LiveText texts={streaming?.texts ?? texts} {...{ rewind, language }} />}
        {!isLive && clock}
        {!isLive && <span className={styles.whole}> / {whole}</span>}
      </span>
      <span className={styles.news} role="status">
        {starved && texts.loading}
      </span>
      {streaming && <StreamControls {...{ ...streaming, media, rewind, acts, language }} />}
      {hasCaptions && !streaming && (
        <button type="button" aria-label={texts.captions} aria-pressed={captioned} onClick={acts.captions}>
          <Icon shape="captions" />
        </button>
      )}
      {hasPicture && <PictureControls {...{ media, acts, playback, texts }} floating={streaming?.texts} />}
      {!isLive && <FilmSeek {...{ acts, time, duration, texts }} text={`${clock} / ${whole}`} />}
    </div>
  )
}

type PlayButtonsProps = {
  acts: PlaybackActions
  playback: Playback
  texts: PlaybackTexts
  /** Of streams, in which one often wants to go back a little. */
  stream: StreamTexts | undefined
}

const PlayButtons = ({ acts, playback: { paused, muted }, texts, stream }: PlayButtonsProps) => (
  <>
    <button type="button" aria-label={paused ? texts.play : texts.pause} onClick={acts.play} data-first>
      <Icon shape={paused ? 'play' : 'pause'} />
    </button>
    {stream && (
      <button type="button" aria-label={stream.farBack} onClick={acts.farBack}>
        <Icon shape="farBack" />
      </button>
    )}
    <button type="button" aria-label={muted ? texts.unmute : texts.mute} onClick={acts.mute}>
      <Icon shape={muted ? 'silence' : 'sound'} />
    </button>
  </>
)

type FilmSeekProps = { acts: PlaybackActions; time: number; duration: number; text: string; texts: PlaybackTexts }

const FilmSeek = ({ acts, time, duration, text, texts }: FilmSeekProps) => (
  <input
    className={styles.seek}
    type="range"
    min={0}
    max={duration || 0}
    step="any"
    value={time}
    aria-label={texts.seek}
    aria-valuetext={text}
    onChange={({ currentTarget }) => acts.seek(Number(currentTarget.value))}
  />
)

type LiveTextProps = { rewind: Rewind | undefined; language: string; texts: PlaybackTexts | StreamTexts }

/** "Live", or how far behind it. */
function LiveText({ rewind, language, texts }: LiveTextProps) {
  if (rewind?.isBehind && 'behind' in texts) return behindText(rewind, language, texts)
  return <span className={styles.live}>{texts.live}</span>
}

type StreamControlsProps = NonNullable<ControlsProps['streaming']> & {
  media: MediaElement
  rewind: Rewind | undefined
  acts: PlaybackActions
  language: string
}

/** What only streams have: quality, captions in languages, and the bar to go back. */
function StreamControls(props: StreamControlsProps) {
  const { media, rewind, acts, language, qualities, captions, texts } = props
  return (
    <>
      <SeekNews {...{ media, rewind, language, texts }} />
      {qualities.all.length > 0 && <QualitySelect {...props} />}
      {captions.all.length > 0 && <CaptionSelect {...{ captions, texts }} />}
      {rewind && <RewindBar {...{ rewind, acts, language, texts }} />}
    </>
  )
}

type PictureControlsProps = {
  media: MediaElement
  acts: PlaybackActions
  playback: Playback
  texts: PlaybackTexts
  /** Of streams, which can play in a window of their own. */
  floating: StreamTexts | undefined
}

function PictureControls({ media, acts, playback: { fillsScreen, floats }, texts, floating }: PictureControlsProps) {
  return (
    <>
      {floating && canFloat(media) && (
        <button
          type="button"
          aria-label={floats ? floating.leavePictureInPicture : floating.pictureInPicture}
          onClick={acts.float}
        >
          <Icon shape="float" />
        </button>
      )}
      <button
        type="button"
        aria-label={fillsScreen ? texts.leaveFullScreen : texts.fullScreen}
        onClick={acts.fullScreen}
      >
        <Icon shape="fullScreen" />
      </button>
    </>
  )
}

type SeekNewsProps = { media: MediaElement; rewind: Rewind | undefined; language: string; texts: StreamTexts }

/** Reads out how far behind live the viewer is, after each seek and not each second. */
function SeekNews({ media, rewind, language, texts }: SeekNewsProps) {
  const [news, setNews] = useState('')
  const text = rewind && behindText(rewind, language, texts)
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  })
  useEffect(() => {
    const tell = () => setTimeout(() => setNews(latest.current ?? ''))
    media.addEventListener('seeked', tell)
    return () => media.removeEventListener('seeked', tell)
  }, [media])
  return (
    <span className="visually-hidden" role="status">
      {news}
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
