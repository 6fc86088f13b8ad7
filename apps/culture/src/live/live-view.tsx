'use client'

import type { Live } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { dateInSentence } from '@dabali/shop/date-in-sentence'
import { createKeepaliveClient } from '@dabali/shop/store'
import { Button, ButtonLink } from '@dabali/ui/button'
import { StatusText } from '@dabali/ui/status-text'
import { StreamPlayer } from '@dabali/ui/stream-player'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { Chat } from './chat/chat.tsx'
import { countdownParts, formatCount, type ServerClock, secondsUntil } from './format.ts'
import type { LiveTexts } from './live-texts.ts'
import styles from './live-view.module.css'
import overlayStyles from './player-overlay.module.css'
import {
  initialSession,
  OVERLAYS,
  type OverlayState,
  type SessionState,
  STATUS_CODES,
  viewState,
} from './session-state.ts'
import { streamSession } from './stream-session.ts'
import frame from './video-frame.module.css'
import { VideoFrame } from './video-frame.tsx'

type LiveViewProps = {
  slug: string
  id: string
  title: string
  first: Live
  poster: ReactNode
  /** The page of the event. */
  href: string
  /** Shown in the frame without scripts. */
  withoutScripts: ReactNode
  /** The title and date of the event. */
  heading: ReactNode
  language: Language
  texts: LiveTexts
  chatTexts: ComponentProps<typeof Chat>['texts']
  /** Further content below. */
  children: ReactNode
}

/** A stream: the video frame, its status and the chat. */
export function LiveView(props: LiveViewProps) {
  const { slug, id, title, first, poster, href, withoutScripts, heading, language, texts, chatTexts, children } = props
  const [stream] = useState(() => streamSession({ client: createKeepaliveClient(language), slug, id, first }))
  const [session, setSession] = useState(() => initialSession(first))
  const [isSoundOnly, setSoundOnly] = useState(false)
  const [isPressed, setPressed] = useState(false)
  useEffect(() => stream.open(setSession), [stream])

  const view = viewState(session)
  const { live, slot, connection } = session
  const isLost = view === 'playing' && connection === 'lost'
  const isAgain = view === 'playing' && live.state === 'replay'
  function press(change: 'here' | 'start' | 'again') {
    setPressed(true)
    if (change === 'again') stream.tryAgain()
    else stream.watchHere()
  }
  return (
    <>
      <VideoFrame poster={poster}>
        {slot.kind === 'here' && view === 'playing' ? (
          <div className={frame.picture}>
            <StreamPlayer
              key={slot.nth}
              src={slot.src}
              rememberAs={`live ${id}`}
              takesFocus={isPressed}
              texts={texts.player}
              onSoundOnly={setSoundOnly}
              onFailed={stream.playerFailed}
              {...{ title, poster, isSoundOnly, language }}
            />
          </div>
        ) : (
          <PlayerOverlay
            view={view === 'playing' ? 'opening' : view}
            onPress={press}
            {...{ session, href, language, texts }}
          />
        )}
        {withoutScripts}
      </VideoFrame>
      <div className={`page ${styles.main}`}>
        <div>
          <StatusText code={isLost ? 'e' : STATUS_CODES[view]}>
            {isAgain ? texts.playingAgain : texts.statuses[isLost ? 'lost' : view]}
          </StatusText>
          {heading}
          {view === 'playing' && live.message && (
            <p className={styles.notice} role="status">
              <b>{texts.staff}</b> {live.message}
            </p>
          )}
          {view === 'playing' && (
            <div className={styles.notice}>
              <p>{texts.thin.advice}</p>
              <Button kind="plain" aria-pressed={isSoundOnly} onClick={() => setSoundOnly(!isSoundOnly)}>
                {texts.thin.on}
              </Button>
            </div>
          )}
        </div>
        <div className={styles.chat}>
          <Chat slug={slug} id={id} language={language} texts={chatTexts}>
            {live.viewers > 0 && (
              <span className="quiet">{texts.here.replace('{count}', formatCount(live.viewers, language))}</span>
            )}
          </Chat>
        </div>
        {children}
      </div>
    </>
  )
}

/** Removes the access hash from the address, so that it stays out of the history. */
export function ReplaceAddress({ path }: { path: string }) {
  useEffect(() => {
    const { pathname, search, hash } = location
    if (pathname.replace(/\/$/, '') !== path) history.replaceState(history.state, '', path + search + hash)
  }, [path])
  return null
}

type PlayerOverlayProps = {
  view: OverlayState
  session: SessionState
  /** The page of the event. */
  href: string
  language: Language
  texts: LiveTexts
  onPress: (press: 'here' | 'start' | 'again') => void
}

/** Shown in place of the video: the state, what happens next, and an action. */
function PlayerOverlay({ view, session, href, language, texts, onPress }: PlayerOverlayProps) {
  const { countsTo, press, leadsToEvent } = OVERLAYS[view]
  const { live, clock } = session
  const { heading } = texts.overlays[view]
  return (
    <div className={overlayStyles.overlay}>
      {/* The seconds are not read out one by one. */}
      <div className={overlayStyles.text} role="status">
        <p className={countsTo ? overlayStyles.before : overlayStyles.heading}>{heading}</p>
      </div>
      {countsTo && <CountdownText to={live[countsTo]} {...{ clock, language }} days={texts.days} />}
      <p>{adviceOf(view, session, language, texts)}</p>
      {live.message && <p>{live.message}</p>}
      {press && (
        <Button kind="main" onClick={() => onPress(press)}>
          {texts.presses[press]}
        </Button>
      )}
      {leadsToEvent && (
        <ButtonLink kind="plain" href={href}>
          {texts.event}
        </ButtonLink>
      )}
    </div>
  )
}

function adviceOf(view: OverlayState, { live }: SessionState, language: Language, texts: LiveTexts) {
  const { doors_at, starts_at, next, replay_until } = live
  const write = (text: string, date: string) => text.replace('{date}', dateInSentence(date, language))
  const { advice } = texts.overlays[view]
  if (view === 'scheduled') return write(advice, doors_at)
  if (view === 'lobby') return write(advice, starts_at)
  if (view === 'replay' && replay_until) return write(advice, replay_until)
  if (view !== 'ended') return advice
  if (next?.state === 'replay' && next.at) return write(texts.over.later, next.at)
  return replay_until ? write(texts.over.was, replay_until) : advice
}

type CountdownTextProps = {
  to: string
  clock: ServerClock
  language: Language
  /** Of more than a day: "{days} days". */
  days: { one: string; other: string }
}

/** Counts down to a moment, second by second. */
function CountdownText({ to, clock, language, days }: CountdownTextProps) {
  const [at, setAt] = useState(clock.at)
  useEffect(() => {
    const timer = setInterval(() => setAt(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const parts = countdownParts(secondsUntil(to, clock, Math.max(at, clock.at)), language)
  const whole = parts.days === 1 ? days.one : days.other
  return (
    <p className={overlayStyles.count} role="timer">
      {parts.days > 0 && (
        <span className={overlayStyles.days}>{whole.replace('{days}', formatCount(parts.days, language))}</span>
      )}
      {parts.clock}
    </p>
  )
}
