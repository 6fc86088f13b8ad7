'use client'

import { type KeyboardEvent, type MouseEvent, useCallback, useState } from 'react'
import players from 'react-player/players'
import { createReactPlayer } from 'react-player/ReactPlayer'
import { type MediaElement, useQualities } from './hls.ts'
import styles from './media-surface.module.css'
import { AUDIO_FILE } from './media-url.ts'
import { createPlaybackActions, playbackKeyAction } from './playback-actions.ts'
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
import type { PlaybackTexts, StreamOptions } from './video-texts.ts'

type StreamElement = CustomElementConstructor & { getTemplateHTML: (...given: unknown[]) => string }

/**
 * The element that plays streams writes a style sheet into its shadow, which the policy of the sites forbids. It is left
 * out before the first of them is made, and its video is styled from outside instead.
 */
export function removeHlsVideoStyles(): void {
  customElements.whenDefined('hls-video').then((defined) => {
    const element = defined as StreamElement
    const { getTemplateHTML } = element
    element.getTemplateHTML = (...given) =>
      getTemplateHTML(...given)
        .replace(/<style>[\s\S]*?<\/style>/g, '')
        .replace('<video', '<video part="video"')
  })
}

removeHlsVideoStyles()

/** Streams and files; what is hosted elsewhere plays in a frame. */
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
  /** Where it is to go on, in seconds; each new one is a wish of its own. */
  startAt?: { seconds: number } | undefined
  savesData: boolean
  /** A stream that begins by itself, and that one may choose the form of. */
  streaming?: StreamOptions
  language: string
  texts: PlaybackTexts
  onShown: () => void
  onFailed: () => void
}

/** What plays a stream or a file, with its bar and its keys. */
export function MediaSurface(props: MediaSurfaceProps) {
  const { src, title, captions, rememberAs, positionStorage, startAt, savesData, streaming, language, texts } = props
  const { onShown, onFailed } = props
  const [media, setMedia] = useState<MediaElement | null>(null)
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [volume, setVolume] = useState(1)
  // Each drawing sets it anew: what is muted in any other way is heard again.
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
  useSavedPosition(media, rememberAs, positionStorage)
  useStartAt(media, startAt)
  useLowestQuality(media, savesData)
  usePlaybackEvents(media, { shown: onShown, failed: onFailed })
  useAutoplay(media, { isOn: streaming !== undefined, hushed: startMuted, refused: onShown })

  const acts =
    media && createPlaybackActions(media, { stage: () => stage, changeVolume: setVolume, changeMuted: setMuted })
  const press = (event: KeyboardEvent) => {
    // A list of choices has keys of its own.
    if (event.target instanceof HTMLSelectElement) return
    const act = playbackKeyAction(event, { onButton: event.target instanceof HTMLButtonElement })
    if (!act || !acts) return
    event.preventDefault()
    acts[act]()
  }
  const click = ({ target, nativeEvent }: MouseEvent) => {
    // A finger on the picture asks for the bar, a mouse has it already.
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
        height="100%"
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
      {streaming && isSoundOnly && <p className={styles.heard}>{streaming.texts.heard}</p>}
      {streaming && isAutoMuted && isMuted && (
        <UnmuteButton text={streaming.texts.soundOn} onPress={() => setMuted(false)} />
      )}
      {media && acts && (
        <Controls
          {...{ media, acts, isIdle, hasPicture, language, texts }}
          streaming={streaming && { ...streaming, qualities }}
        />
      )}
    </section>
  )
}

/** No more pixels than there is room for; where bytes are counted, the fewest from the start, and not far ahead. */
const FIT_PLAYER = { capLevelToPlayerSize: true }
const SMALLEST = { startLevel: 0, maxBufferLength: 10 }
/** Seven hours of what was seen do not stay in the memory of a phone. */
const LONG_STREAM = { backBufferLength: 60 }
