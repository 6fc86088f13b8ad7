'use client'

import { type KeyboardEvent, type MouseEvent, useCallback, useState } from 'react'
import players from 'react-player/players'
import { createReactPlayer } from 'react-player/ReactPlayer'
import { type MediaElement, useQualities } from './hls.ts'
import styles from './media-surface.module.css'
import { AUDIO_FILE } from './media-url.ts'
import { createPlaybackActions, playbackKeyAction } from './playback-actions.ts'
import type { PlaybackTexts, StreamOptions } from './playback-failure.tsx'
import { useCaptions } from './use-captions.ts'
import {
  type PositionStorage,
  useAutoplay,
  useIdle,
  useLowestQuality,
  usePlaybackEvents,
  useSavedPosition,
  useStartAt,
} from './use-playback.ts'
import { Controls, UnmuteButton } from './video-controls.tsx'

type StreamElement = CustomElementConstructor & {
  getTemplateHTML: (...given: unknown[]) => string
  prototype: MediaElement & { load: () => Promise<void> }
}

/**
 * Changes `<hls-video>` before the first one is created.
 * - It writes a style sheet into its shadow root, which the content security policy forbids. The video is styled as a `part`
 *   instead.
 * - Fatal errors of hls.js become `error` events. React creates the element some time before it listens, so the last error is
 *   also stored.
 */
export function adaptHlsVideo(): void {
  customElements.whenDefined('hls-video').then((defined) => {
    const element = defined as StreamElement
    const { getTemplateHTML } = element
    element.getTemplateHTML = (...given) =>
      getTemplateHTML(...given)
        .replace(/<style>[\s\S]*?<\/style>/g, '')
        .replace('<video', '<video part="video"')
    const { load } = element.prototype
    element.prototype.load = async function (this: MediaElement) {
      this.hasFailed = false
      await load.call(this)
      this.api?.on('hlsError', (_, { fatal }) => {
        if (!fatal) return
        this.hasFailed = true
        this.dispatchEvent(new Event('error'))
      })
    }
  })
}

adaptHlsVideo()

/** Streams and files; hosted videos play in an iframe. */
const [streams, files] = ['hls', 'html'].map((wanted) => players.find(({ key }) => key === wanted))
const Player = createReactPlayer(
  [streams, files].flatMap((player) => player ?? []),
  files as NonNullable<typeof files>,
)

export type MediaSurfaceProps = {
  src: string
  title: string
  captions: readonly { src: string; language: string; label: string }[]
  rememberAs: string
  positionStorage?: PositionStorage | undefined
  /** Seek to this second; each new object seeks once. */
  startAt?: { seconds: number } | undefined
  savesData: boolean
  /** A stream that starts automatically and has quality levels. */
  streaming?: StreamOptions
  language: string
  texts: PlaybackTexts
  onShown: () => void
  onFailed: () => void
}

/** Plays a stream or a file, with controls and keyboard shortcuts. */
export function MediaSurface(props: MediaSurfaceProps) {
  const { src, title, captions, rememberAs, positionStorage, startAt, savesData, streaming, language, texts } = props
  const { onShown, onFailed } = props
  const [media, setMedia] = useState<MediaElement | null>(null)
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [volume, setVolume] = useState(1)
  // Controlled: a render resets the `muted` property of the element.
  const [isMuted, setMuted] = useState(false)
  const [isAutoMuted, setAutoMuted] = useState(false)
  const isIdle = useIdle(stage)
  const isSoundOnly = streaming?.isSoundOnly === true
  const hasPicture = !AUDIO_FILE.test(src) && !isSoundOnly
  const qualities = useQualities(media, { isSoundOnly })
  const startMuted = useCallback(() => {
    setMuted(true)
    setAutoMuted(true)
  }, [])
  const spoken = useCaptions(media, { isOn: streaming !== undefined })
  useSavedPosition(media, rememberAs, positionStorage)
  useStartAt(media, startAt)
  useLowestQuality(media, savesData)
  usePlaybackEvents(media, { shown: onShown, failed: onFailed })
  useAutoplay(media, { isOn: streaming !== undefined, hushed: startMuted, refused: onShown })

  const acts =
    media && createPlaybackActions(media, { stage: () => stage, changeVolume: setVolume, changeMuted: setMuted })
  const press = (event: KeyboardEvent) => {
    // A select has keys of its own.
    if (event.target instanceof HTMLSelectElement) return
    const act = playbackKeyAction(event, { onButton: event.target instanceof HTMLButtonElement })
    if (!act || !acts) return
    event.preventDefault()
    if (act === 'captions' && streaming) spoken.toggle()
    else acts[act]()
  }
  const click = ({ target, nativeEvent }: MouseEvent) => {
    // A tap shows the controls; with a mouse they are visible already.
    const isMouse = (nativeEvent as PointerEvent).pointerType === 'mouse'
    if (target === media && isMouse) acts?.play()
  }
  return (
    <section
      ref={setStage}
      className={styles.surface}
      aria-label={title}
      data-idle={isIdle}
      data-heard={isSoundOnly}
      onKeyDown={press}
      onClick={click}
    >
      <Player
        ref={setMedia}
        className={styles.media}
        src={src}
        width="100%"
        height="calc(100% - var(--foot, 0rem))"
        volume={volume}
        muted={isMuted}
        autoPlay={!streaming}
        playsInline
        config={{ hls: { ...(savesData ? SMALLEST : FIT_PLAYER), ...(streaming && LONG_STREAM) } }}
      >
        {captions.map((track) => (
          <track key={track.src} kind="captions" src={track.src} srcLang={track.language} label={track.label} />
        ))}
      </Player>
      {streaming && isSoundOnly && <p className={styles.audioOnly}>{streaming.texts.heard}</p>}
      {hasPicture && spoken.lines.length > 0 && (
        <p className={styles.captions} lang={spoken.shown}>
          {spoken.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      {streaming && isAutoMuted && isMuted && (
        <UnmuteButton text={streaming.texts.soundOn} onPress={() => setMuted(false)} />
      )}
      {media && acts && (
        <Controls
          {...{ media, acts, isIdle, hasPicture, language, texts }}
          streaming={streaming && { ...streaming, qualities, captions: spoken }}
        />
      )}
    </section>
  )
}

/** Limits the level to the size of the player; with data saving, starts at the lowest level and buffers less. */
const FIT_PLAYER = { capLevelToPlayerSize: true }
const SMALLEST = { startLevel: 0, maxBufferLength: 10 }
/** Drops the back buffer of long streams, to save memory; plays close to live where the playlists have partial segments. */
const LONG_STREAM = { backBufferLength: 60, lowLatencyMode: true }
