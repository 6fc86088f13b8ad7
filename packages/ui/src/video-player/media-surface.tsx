'use client'

import { type KeyboardEvent, type MouseEvent, useCallback, useState } from 'react'
import players from 'react-player/players'
import { createReactPlayer } from 'react-player/ReactPlayer'
import { AUDIO } from './audio.ts'
import { Controls } from './controls.tsx'
import styles from './media-surface.module.css'
import { playbackActs } from './playback-acts.ts'
import {
  type Keeping,
  useFewestBytes,
  useIdle,
  useKeptPosition,
  useOutcome,
  usePlayByItself,
  useWish,
} from './playback-effects.ts'
import { actOfKey } from './playback-keys.ts'
import type { PlayedMedia } from './played-media.ts'
import { SoundOn } from './sound-on.tsx'
import type { Streaming } from './streaming.ts'
import { leaveStylesOutOfStreams } from './style-free-stream.ts'
import { useQualities } from './use-qualities.ts'
import type { PlaybackTexts } from './video-texts.ts'

leaveStylesOutOfStreams()

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
  keeping?: Keeping | undefined
  /** Where it is to go on, in seconds; each new one is a wish of its own. */
  wish?: { seconds: number } | undefined
  savesData: boolean
  /** A stream that begins by itself, and that one may choose the form of. */
  streaming?: Streaming
  language: string
  texts: PlaybackTexts
  onShown: () => void
  onFailed: () => void
}

/** What plays a stream or a file, with its bar and its keys. */
export function MediaSurface(props: MediaSurfaceProps) {
  const { src, title, captions, rememberAs, keeping, wish, savesData, streaming, language, texts } = props
  const { onShown, onFailed } = props
  const [media, setMedia] = useState<PlayedMedia | null>(null)
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [volume, setVolume] = useState(1)
  // Each drawing sets it anew: what is muted in any other way is heard again.
  const [isMuted, setMuted] = useState(false)
  const [isHushed, setHushed] = useState(false)
  const isIdle = useIdle(stage)
  const isSoundOnly = streaming?.isSoundOnly === true
  const hasPicture = !AUDIO.test(src) && !isSoundOnly
  const qualities = useQualities(media, { isSoundOnly })
  const hush = useCallback(() => {
    setMuted(true)
    setHushed(true)
  }, [])
  useKeptPosition(media, rememberAs, keeping)
  useWish(media, wish)
  useFewestBytes(media, savesData)
  useOutcome(media, { shown: onShown, failed: onFailed })
  usePlayByItself(media, { isOn: streaming !== undefined, hushed: hush, refused: onShown })

  const acts = media && playbackActs(media, { stage: () => stage, changeVolume: setVolume, changeMuted: setMuted })
  const press = (event: KeyboardEvent) => {
    // A list of choices has keys of its own.
    if (event.target instanceof HTMLSelectElement) return
    const act = actOfKey(event, { onButton: event.target instanceof HTMLButtonElement })
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
        config={{ hls: { ...(savesData ? SMALLEST : FITTING), ...(streaming && WHOLE_NIGHT) } }}
      >
        {captions.map((track) => (
          <track key={track.src} kind="captions" src={track.src} srcLang={track.language} label={track.label} />
        ))}
      </Player>
      {streaming && isSoundOnly && <p className={styles.heard}>{streaming.texts.heard}</p>}
      {streaming && isHushed && isMuted && <SoundOn text={streaming.texts.soundOn} onPress={() => setMuted(false)} />}
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
const FITTING = { capLevelToPlayerSize: true }
const SMALLEST = { startLevel: 0, maxBufferLength: 10 }
/** Seven hours of what was seen do not stay in the memory of a phone. */
const WHOLE_NIGHT = { backBufferLength: 60 }
