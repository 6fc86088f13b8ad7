'use client'

import type { Live } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { createKeepaliveClient } from '@dabali/shop/keepalive-client'
import { Button } from '@dabali/ui/button'
import { StatusText } from '@dabali/ui/status-text'
import { StreamPlayer } from '@dabali/ui/stream-player'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { Chat } from './chat/chat.tsx'
import { formatCount } from './format-count.ts'
import type { LiveTexts } from './live-texts.ts'
import styles from './live-view.module.css'
import { PlayerOverlay } from './player-overlay.tsx'
import { initialSession } from './session-state.ts'
import { streamSession } from './stream-session.ts'
import frame from './video-frame.module.css'
import { VideoFrame } from './video-frame.tsx'
import { STATUS_CODES, viewState } from './view-state.ts'

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
  const [session, setWatch] = useState(() => initialSession(first))
  const [isSoundOnly, setSoundOnly] = useState(false)
  const [isPressed, setPressed] = useState(false)
  useEffect(() => stream.open(setWatch), [stream])

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
              <b>{texts.house}</b> {live.message}
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
        <div className={styles.talk}>
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
