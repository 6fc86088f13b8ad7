'use client'

import { PlayIcon } from '@dabali/ui/audio-icons'
import { Button } from '@dabali/ui/button'
import { loadPlayer } from './load-player.ts'
import { usePlayButton } from './queue-context.tsx'

/** Plays a record from its beginning, stops it, and goes on with it. */
export function PlayAllButton({ play, pause }: { play: string; pause: string }) {
  const { isAsleep, isPlaying, press } = usePlayButton()
  return (
    <Button kind="plain" disabled={isAsleep} onPointerDown={loadPlayer} onClick={press}>
      <PlayIcon isPlaying={isPlaying} />
      {isPlaying ? pause : play}
    </Button>
  )
}
