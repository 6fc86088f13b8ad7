// On every page: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

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

/** Only one media element plays across the page and all tabs: others are paused. */
function exclusivePlayback(): () => void {
  let current: HTMLMediaElement | undefined
  let sound: ReturnType<typeof exclusiveAudio> | undefined
  const listen = ({ target }: Event) => {
    // Custom video elements only behave like media elements.
    const media = target as HTMLMediaElement
    if (media.muted) return
    if (current !== media) current?.pause()
    current = media
    sound ??= exclusiveAudio(() => current?.pause())
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

/** Loads the player with the first press; undefined where it could not be loaded. */
export async function loadPlayer(): Promise<LoadedPlayer | undefined> {
  try {
    const [bar, queue] = await Promise.all([import('./player-bar.tsx'), import('./play-queue.ts')])
    return { ...bar, ...queue }
  } catch {
    return undefined
  }
}
