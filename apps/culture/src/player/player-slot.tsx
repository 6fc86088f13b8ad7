'use client'

import type { Language } from '@dabali/domain'
import { exclusiveAudio } from '@dabali/ui/exclusive-audio'
import { useEffect, useState } from 'react'
import { hasSavedQueue } from './has-saved-queue.ts'
import { loadPlayer } from './load-player.ts'
import { useNowPlaying } from './now-playing.ts'
import type { PlayerBar, PlayerTexts } from './player-bar.tsx'

/** The place of the player on every page; its code is loaded when something is played. */
export function PlayerSlot({ language, texts }: { language: Language; texts: PlayerTexts }) {
  const now = useNowPlaying()
  const [Bar, setBar] = useState<typeof PlayerBar>()
  const isNeeded = Boolean(now) && Bar === undefined
  useEffect(exclusivePlayback, [])
  useEffect(() => {
    if (hasSavedQueue()) loadPlayer().then((player) => player?.restoreQueue())
  }, [])
  useEffect(() => {
    if (isNeeded) loadPlayer().then((player) => player && setBar(() => player.PlayerBar))
  }, [isNeeded])
  return now && Bar && <Bar now={now} language={language} texts={texts} />
}

/** A film or a sound of the page hushes the player and every other tab, and is hushed by them. */
function exclusivePlayback(): () => void {
  let sounding: HTMLMediaElement | undefined
  let sound: ReturnType<typeof exclusiveAudio> | undefined
  const listen = ({ target }: Event) => {
    // The element of a film may be one that only behaves like it.
    const media = target as HTMLMediaElement
    if (media.muted) return
    if (sounding !== media) sounding?.pause()
    sounding = media
    sound ??= exclusiveAudio(() => sounding?.pause())
    sound.begin()
  }
  document.addEventListener('play', listen, true)
  return () => {
    document.removeEventListener('play', listen, true)
    sound?.close()
  }
}
