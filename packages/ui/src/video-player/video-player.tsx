'use client'

import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { savesData } from '../saves-data/saves-data.ts'
import type { HostedVideoProps } from './hosted-video.tsx'
import type { MediaSurfaceProps } from './media-surface.tsx'
import { AUDIO_FILE, embedUrl, isOtherOrigin } from './media-url.ts'
import { ErrorBoundary, PlaybackFailure, type VideoTexts } from './playback-failure.tsx'
import { Icon } from './video-icons.tsx'
import styles from './video-player.module.css'

type VideoPlayerProps = {
  /**
   * The page of a video on YouTube or Vimeo, the embed page of another host, a stream (`.m3u8`), or a file; or a function that
   * loads it on click and resolves with `undefined` when the visitor cancels.
   */
  src: string | (() => Promise<string | undefined>)
  title: string
  /** A picture 16 by 9; without one the frame is black. */
  poster?: ReactNode
  /** How long it is: "31:08". */
  length?: string
  captions?: MediaSurfaceProps['captions']
  /** The storage key of the position, if `src` varies. */
  rememberAs?: string
  /** Who keeps its position, where that is not this browser alone. */
  positionStorage?: MediaSurfaceProps['positionStorage']
  startAt?: MediaSurfaceProps['startAt']
  hosting?: Hosting | undefined
  language: string
  texts: VideoTexts
}

/** For a film that another host serves. */
export type Hosting = {
  /** The origins whose videos may play in an iframe. */
  hosts: readonly string[]
  texts: {
    notAllowed: string
    /** The link to the film at its host. */
    openAtHost: string
  }
}

/** A host that may not be framed is refused; trying again would not help. */
type Phase = 'poster' | 'opening' | 'shown' | 'failed' | 'refused'

/** A poster with a play button. The player and third-party content are loaded on click only. */
export function VideoPlayer(props: VideoPlayerProps) {
  const {
    src: source,
    title,
    poster,
    length,
    captions = [],
    positionStorage,
    startAt,
    hosting,
    language,
    texts,
  } = props
  const [asked, setAsked] = useState('')
  const src = typeof source === 'string' ? source : asked
  const { rememberAs = src.replace(/[?#].*/, '') } = props
  const [phase, setPhase] = useState<Phase>('poster')
  const [attempt, setAttempt] = useState(0)
  const [surface, setSurface] = useState<{ MediaSurface: ComponentType<MediaSurfaceProps> }>()
  const frame = useRef<HTMLDivElement>(null)
  const isBroken = useRef(false)
  const frameOf = (film: string) => embedUrl(film, { language, hosts: hosting?.hosts })
  const isHosted = isOtherOrigin(src)
  const frameAddress = isHosted ? frameOf(src) : undefined
  const [hosted, setHosted] = useState<{ HostedVideo: ComponentType<HostedVideoProps> }>()

  const fail = useCallback(() => setPhase('failed'), [])
  const show = useCallback(() => {
    focusFirst(frame.current)
    setPhase('shown')
  }, [])
  useEffect(() => {
    if (phase === 'refused') focusFirst(frame.current)
  }, [phase])
  const giveUp = () => {
    isBroken.current = true
    fail()
  }
  const ask = async (addressOf: () => Promise<string | undefined>) => {
    setAsked('')
    const found = await addressOf().catch(() => null)
    if (found) setAsked(found)
    else setPhase(found === null ? 'failed' : 'poster')
    return found
  }
  const watch = async () => {
    // A failed `import()` is cached by the page; only a reload can load the chunk again.
    if (isBroken.current) return location.reload()
    setAttempt(attempt + 1)
    setPhase('opening')
    const film = typeof source === 'string' ? source : await ask(source)
    if (!film) return
    if (isOtherOrigin(film)) {
      if (!frameOf(film)) return setPhase('refused')
      return navigator.onLine ? import('./hosted-video.tsx').then(setHosted, fail) : fail()
    }
    return import('./media-surface.tsx').then(setSurface, fail)
  }
  const isWaiting = phase === 'poster' || phase === 'opening'
  const isOpen = phase === 'opening' || phase === 'shown'
  const openAtHost = hosting && (
    <a className={styles.host} href={src} data-first>
      {hosting.texts.openAtHost}
    </a>
  )
  const isPosted = phase !== 'shown' || AUDIO_FILE.test(src)
  return (
    <>
      <div ref={frame} className={styles.player} data-phase={phase}>
        {isOpen && frameAddress && hosted && (
          <hosted.HostedVideo key={attempt} frame={frameAddress} title={title} onShown={show} onFailed={fail} />
        )}
        {isPosted && <Poster title={title}>{poster}</Poster>}
        {isOpen && surface && src && !frameAddress && (
          <ErrorBoundary key={attempt} onFailed={giveUp}>
            <surface.MediaSurface
              {...{ src, title, captions, rememberAs, positionStorage, startAt, language, texts }}
              savesData={savesData()}
              onShown={show}
              onFailed={fail}
            />
          </ErrorBoundary>
        )}
        {isWaiting && <WatchButton {...{ title, length, texts }} isOpening={phase === 'opening'} onPress={watch} />}
        {(phase === 'failed' || phase === 'refused') && (
          <PlaybackFailure texts={texts} refused={phase === 'refused' && hosting?.texts.notAllowed} onRetry={watch}>
            {isHosted && openAtHost}
          </PlaybackFailure>
        )}
      </div>
      {/* An iframe does not report playback, so the link to the host is always shown. */}
      {phase === 'shown' && isHosted && openAtHost}
    </>
  )
}

function Poster({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.poster} aria-hidden={!children}>
      {children ?? <p className={styles.title}>{title}</p>}
    </div>
  )
}

type WatchButtonProps = {
  title: string
  length: string | undefined
  texts: Pick<VideoTexts, 'watch' | 'loading'>
  isOpening: boolean
  onPress: () => void
}

function WatchButton({ title, length, texts, isOpening, onPress }: WatchButtonProps) {
  return (
    <>
      <button type="button" className={styles.watch} aria-busy={isOpening} onClick={onPress}>
        <Icon shape="play" />
        <span>{isOpening ? texts.loading : texts.watch}</span>
        <span className="visually-hidden">{title}</span>
      </button>
      {length && <span className={styles.length}>{length}</span>}
    </>
  )
}

/** The clicked button is removed: moves the focus to its replacement, unless the visitor has moved it elsewhere. */
function focusFirst(frame: HTMLElement | null) {
  const { activeElement, body } = document
  if (activeElement !== body && !frame?.contains(activeElement)) return
  frame?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
}
