'use client'

import type { Live } from '@dabali/api-client'
import { formatNumber, type Language, scheduleSets, takesTips } from '@dabali/domain'
import { dateInSentence } from '@dabali/shop/date-in-sentence'
import { createKeepaliveClient } from '@dabali/shop/store'
import { Button, ButtonLink } from '@dabali/ui/button'
import { StatusText } from '@dabali/ui/status-text'
import { StreamPlayer } from '@dabali/ui/stream-player'
import { textLanguage } from '@dabali/ui/text'
import { clockText } from '@dabali/ui/time-text'
import { type ComponentProps, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { Chat } from './chat/chat.tsx'
import { countdownParts, type ServerClock, secondsUntil } from './format.ts'
import type { LiveTexts } from './live-texts.ts'
import styles from './live-view.module.css'
import overlayStyles from './player-overlay.module.css'
import { NowAndNext, RunningOrder, type StageSet, useServerTime } from './running-order.tsx'
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
  /** Shown in every state, and the form while the stream takes tips. */
  tipErrors: ReactNode
  tipForm: ReactNode
  language: Language
  texts: LiveTexts
  chatTexts: ComponentProps<typeof Chat>['texts']
  /** The sets of the event, in minutes after its start. */
  sets: readonly Pick<StageSet, 'after_minutes' | 'title' | 'about' | 'is_break'>[]
  /** Further content below. */
  children: ReactNode
}

/** A stream: the video and the chat fill the window; below them what is played now, and the running order. */
export function LiveView(props: LiveViewProps) {
  const { slug, id, title, first, poster, href, withoutScripts, sets, language, texts, chatTexts } = props
  const [stream] = useState(() => streamSession({ client: createKeepaliveClient(language), slug, id, first }))
  const [session, setSession] = useState(() => initialSession(first))
  const [isSoundOnly, setSoundOnly] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const [goTo, setGoTo] = useState<{ at: number }>()
  const { clock, onClock } = useStreamClock()
  useEffect(() => stream.open(setSession), [stream])

  const view = viewState(session)
  const { live, slot } = session
  const { starts_at, ends_at } = live
  const times = useMemo(() => scheduleSets(sets, { starts_at, ends_at }), [sets, starts_at, ends_at])
  const marks = useMemo(() => times.map(({ startsAt }) => ({ at: startsAt })), [times])
  const serverTime = useServerTime(session.clock)
  const isLive = view === 'playing' && live.state === 'live'
  const shownAt = isLive && clock ? clock.at : serverTime
  function press(change: 'here' | 'start' | 'again') {
    setPressed(true)
    if (change === 'again') stream.tryAgain()
    else stream.watchHere()
  }
  return (
    <>
      <div className={styles.stage} data-theme="night">
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
                startsAt={isLive ? Date.parse(starts_at) : undefined}
                {...{ title, poster, isSoundOnly, language, marks, onClock, goTo }}
              />
              {isLive && (
                <p className={styles.elapsed}>
                  <span className="visually-hidden">{texts.elapsed}: </span>
                  {clockText((shownAt - Date.parse(starts_at)) / 1000, language)}
                </p>
              )}
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
        <div className={styles.chat}>
          <Chat slug={slug} id={id} language={language} texts={chatTexts}>
            {live.viewers > 0 && (
              <span className="quiet">{texts.here.replace('{count}', formatNumber(live.viewers, language))}</span>
            )}
          </Chat>
        </div>
      </div>
      <BelowVideo
        {...{ session, view, isLive, isSoundOnly, language, texts }}
        sets={times}
        at={shownAt}
        heading={props.heading}
        tipErrors={props.tipErrors}
        tipForm={props.tipForm}
        onSoundOnly={setSoundOnly}
        onWatch={isLive && clock ? (at) => setGoTo({ at }) : undefined}
      >
        {props.children}
      </BelowVideo>
    </>
  )
}

type BelowVideoProps = Pick<LiveViewProps, 'heading' | 'tipErrors' | 'tipForm' | 'language' | 'texts' | 'children'> & {
  session: SessionState
  view: OverlayState | 'playing'
  isLive: boolean
  isSoundOnly: boolean
  sets: readonly StageSet[]
  at: number
  onSoundOnly: (isOn: boolean) => void
  onWatch: ((at: number) => void) | undefined
}

/** The state of the stream, what is played, the running order and audio only. */
function BelowVideo(props: BelowVideoProps) {
  const { session, view, isLive, isSoundOnly, heading, sets, at, language, texts, onSoundOnly, onWatch } = props
  const { live, connection } = session
  const isLost = view === 'playing' && connection === 'lost'
  const isAgain = view === 'playing' && live.state === 'replay'
  const order = { sets, at, language, texts: texts.order }
  return (
    <div className={`page ${styles.main}`}>
      <div className={styles.wide}>
        <StatusText code={isLost ? 'e' : STATUS_CODES[view]}>
          {isAgain ? texts.playingAgain : texts.statuses[isLost ? 'lost' : view]}
        </StatusText>
        {heading}
        <div id="tip">
          {props.tipErrors}
          {takesTips({ isOn: live.tips_on, state: live.state }) && props.tipForm}
        </div>
        {view === 'playing' && live.message && (
          <p className={styles.notice} role="status">
            <b>{texts.staff}</b> <span lang={textLanguage(live.message, language)}>{live.message}</span>
          </p>
        )}
      </div>
      {isLive && (
        <div className={styles.wide}>
          <NowAndNext {...order} />
        </div>
      )}
      <div>
        <RunningOrder {...order} state={live.state} onWatch={onWatch} />
      </div>
      <div>
        {view === 'playing' && (
          <div className={styles.notice}>
            <p>{isSoundOnly ? texts.thin.isOn : texts.thin.advice}</p>
            <Button kind="plain" aria-pressed={isSoundOnly} onClick={() => onSoundOnly(!isSoundOnly)}>
              {texts.thin.on}
            </Button>
          </div>
        )}
        {props.children}
      </div>
    </div>
  )
}

/** The clock of the stream as the player tells it, which follows a viewer who goes back. */
function useStreamClock() {
  const [clock, setClock] = useState<{ at: number; behind: number }>()
  return { clock, onClock: useCallback((now: { at: number; behind: number }) => setClock(now), []) }
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
      {live.message && <p lang={textLanguage(live.message, language)}>{live.message}</p>}
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
        <span className={overlayStyles.days}>{whole.replace('{days}', formatNumber(parts.days, language))}</span>
      )}
      {parts.clock}
    </p>
  )
}
