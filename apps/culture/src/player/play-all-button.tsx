'use client'

import { Button } from '@dabali/ui/button'
import { PlaySign } from '@dabali/ui/play-sign'
import { usePress } from './use-press.ts'
import { wakePlayer } from './wake-player.ts'

/** Plays a record from its beginning, stops it, and goes on with it. */
export function PlayAllButton({ play, pause }: { play: string; pause: string }) {
  const { isAsleep, isPlaying, press } = usePress()
  return (
    <Button kind="plain" disabled={isAsleep} onPointerDown={wakePlayer} onClick={press}>
      <PlaySign isPlaying={isPlaying} />
      {isPlaying ? pause : play}
    </Button>
  )
}
