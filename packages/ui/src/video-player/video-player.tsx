'use client'

import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react'
import { AUDIO } from './audio.ts'
import { embedAddress } from './embed-address.ts'
import { FailureGuard } from './failure-guard.tsx'
import type { MediaSurfaceProps } from './media-surface.tsx'
import { savesData } from './saves-data.ts'
import { Sign } from './sign.tsx'
import styles from './video-player.module.css'
import type { VideoTexts } from './video-texts.ts'

type VideoPlayerProps = {
  /**
   * The page of a hosted film (YouTube, Vimeo), a stream (`.m3u8`), or a file; or what asks for it when it is pressed, and
   * brings nothing where the visitor has thought better of it.
   */
  src: string | (() => Promise<string | undefined>)
  title: string
  /** A picture 16 by 9; without one the frame is black. */
  poster?: ReactNode
  /** How long it is: "31:08". */
  length?: string
  captions?: MediaSurfaceProps['captions']
  /** What its position is kept under, where `src` is not the same every time. */
  rememberAs?: string
  /** Who keeps its position, where that is not this browser alone. */
  keeping?: MediaSurfaceProps['keeping']
  wish?: MediaSurfaceProps['wish']
  language: string
  texts: VideoTexts
}

type Phase = 'poster' | 'opening' | 'shown' | 'failed'

/** A poster with one button. Nothing that plays, and nothing of anybody else, is fetched before it is pressed. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { src: given, title, poster, length, captions = [], keeping, wish, language, texts } = props
  const [asked, setAsked] = useState('')
  const src = typeof given === 'string' ? given : asked
  const { rememberAs = src.replace(/[?#].*/, '') } = props
  const [phase, setPhase] = useState<Phase>('poster')
  const [attempt, setAttempt] = useState(0)
  const [surface, setSurface] = useState<{ MediaSurface: ComponentType<MediaSurfaceProps> }>()
  const frame = useRef<HTMLDivElement>(null)
  const isBroken = useRef(false)
  const frameAddress = embedAddress(src, language)

  const fail = useCallback(() => setPhase('failed'), [])
  const show = useCallback(() => {
    // The button that was pressed goes. Unless the visitor is elsewhere by now, the focus goes to what takes its place.
    const { activeElement, body } = document
    if (activeElement === body || frame.current?.contains(activeElement)) {
      frame.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
    }
    setPhase('shown')
  }, [])
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
    // A part of the player that did not come is not asked for again by a page that has given it up.
    if (isBroken.current) return location.reload()
    setAttempt(attempt + 1)
    setPhase('opening')
    if (typeof given !== 'string' && !(await ask(given))) return
    if (frameAddress) return navigator.onLine ? undefined : fail()
    return import('./media-surface.tsx').then(setSurface, fail)
  }
  const isOpen = phase === 'opening' || phase === 'shown'
  const isPosted = phase !== 'shown' || AUDIO.test(src)
  return (
    <div ref={frame} className={styles.player} data-phase={phase}>
      {isOpen && frameAddress && (
        <iframe
          key={attempt}
          className={styles.frame}
          src={frameAddress}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={show}
          data-first
        />
      )}
      {isPosted && (
        <div className={styles.poster} aria-hidden={!poster}>
          {poster ?? <p className={styles.title}>{title}</p>}
        </div>
      )}
      {isOpen && surface && src && !frameAddress && (
        <FailureGuard key={attempt} onFailed={giveUp}>
          <surface.MediaSurface
            {...{ src, title, captions, rememberAs, keeping, wish, language, texts }}
            savesData={savesData()}
            onShown={show}
            onFailed={fail}
          />
        </FailureGuard>
      )}
      {(phase === 'poster' || phase === 'opening') && (
        <>
          <button type="button" className={styles.watch} aria-busy={phase === 'opening'} onClick={watch}>
            <Sign shape="play" />
            <span>{phase === 'opening' ? texts.loading : texts.watch}</span>
            <span className="visually-hidden">{title}</span>
          </button>
          {length && <span className={styles.length}>{length}</span>}
        </>
      )}
      {phase === 'failed' && (
        <div className={styles.veil} role="alert">
          <p className={styles.failed}>{texts.failed}</p>
          <p>{texts.advice}</p>
          <button type="button" className={styles.retry} onClick={watch}>
            {texts.retry}
          </button>
        </div>
      )}
    </div>
  )
}
