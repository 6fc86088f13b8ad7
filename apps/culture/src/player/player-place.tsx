'use client'

import type { Language } from '@dabali/domain'
import { useEffect, useState } from 'react'
import { giveWay } from './give-way.ts'
import { hasKept } from './has-kept.ts'
import { useNowPlaying } from './now-playing.ts'
import type { PlayerBar, PlayerTexts } from './player-bar.tsx'
import { wakePlayer } from './wake-player.ts'

/** Where the player stands, on every page; it is empty, and next to nothing is loaded, until something is in it. */
export function PlayerPlace({ language, texts }: { language: Language; texts: PlayerTexts }) {
  const now = useNowPlaying()
  const [Bar, setBar] = useState<typeof PlayerBar>()
  const isNeeded = Boolean(now) && Bar === undefined
  useEffect(giveWay, [])
  useEffect(() => {
    if (hasKept()) wakePlayer().then((player) => player?.offerKept())
  }, [])
  useEffect(() => {
    if (isNeeded) wakePlayer().then((player) => player && setBar(() => player.PlayerBar))
  }, [isNeeded])
  return now && Bar && <Bar now={now} language={language} texts={texts} />
}
