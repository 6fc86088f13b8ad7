'use client'

import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import players from 'react-player/players'
import { createReactPlayer } from 'react-player/ReactPlayer'
import { AUDIO } from './audio.ts'
import { Controls } from './controls.tsx'
import styles from './media-surface.module.css'
import { playbackActs } from './playback-acts.ts'
import { type Keeping, useFewestBytes, useIdle, useKeptPosition, useOutcome } from './playback-effects.ts'
import { actOfKey } from './playback-keys.ts'
import type { PlayedMedia } from './played-media.ts'
import { leaveStylesOutOfStreams } from './style-free-stream.ts'
import type { VideoTexts } from './video-texts.ts'

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
  savesData: boolean
  language: string
  texts: VideoTexts
  onShown: () => void
  onFailed: () => void
}

/** What plays a stream or a file, with its bar and its keys. */
export function MediaSurface(props: MediaSurfaceProps) {
  const { src, title, captions, rememberAs, keeping, savesData, language, texts, onShown, onFailed } = props
  const [media, setMedia] = useState<PlayedMedia | null>(null)
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [volume, setVolume] = useState(1)
  const isIdle = useIdle(stage)
  const hasPicture = !AUDIO.test(src)
  useKeptPosition(media, rememberAs, keeping)
  useFewestBytes(media, savesData)
  useOutcome(media, { shown: onShown, failed: onFailed })

  const acts = media && playbackActs(media, { stage: () => stage, changeVolume: setVolume })
  const press = (event: KeyboardEvent) => {
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
        autoPlay
        playsInline
        config={{ hls: savesData ? SMALLEST : FITTING }}
      >
        {captions.map((track) => (
          <track key={track.src} kind="captions" src={track.src} srcLang={track.language} label={track.label} />
        ))}
      </Player>
      {media && acts && <Controls {...{ media, acts, isIdle, hasPicture, language, texts }} />}
    </section>
  )
}

/** No more pixels than there is room for; where bytes are counted, the fewest from the start, and not far ahead. */
const FITTING = { capLevelToPlayerSize: true }
const SMALLEST = { startLevel: 0, maxBufferLength: 10 }
