'use client'

import type { Language } from '@dabali/domain'
import { exclusiveAudio } from '@dabali/ui/exclusive-audio'
import { useEffect, useState } from 'react'
import { hasSavedQueue, useNowPlaying } from './now-playing.ts'
import type { restoreQueue, toggleQueue } from './play-queue.ts'
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

type LoadedPlayer = {
  PlayerBar: typeof PlayerBar
  toggleQueue: typeof toggleQueue
  restoreQueue: typeof restoreQueue
}

/** The player comes with the first press; nothing where the line did not bring it. */
export async function loadPlayer(): Promise<LoadedPlayer | undefined> {
  try {
    const [bar, queue] = await Promise.all([import('./player-bar.tsx'), import('./play-queue.ts')])
    return { ...bar, ...queue }
  } catch {
    return undefined
  }
}
