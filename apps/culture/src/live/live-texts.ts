import type { StreamPlayer } from '@dabali/ui/stream-player'
import type { ComponentProps } from 'react'
import type { Veiled } from './standing.ts'

/** The words of the live view, as the part in the browser takes them. */
export type LiveTexts = {
  veils: Readonly<Record<Veiled, { heading: string; advice: string }>>
  statuses: Readonly<Record<Veiled | 'playing', string>>
  /** What comes after a night that is over. */
  over: { later: string; was: string }
  days: { one: string; other: string }
  presses: Readonly<Record<'here' | 'start' | 'again', string>>
  event: string
  /** "{count} here" */
  here: string
  /** Instead of the status of a stream, where it is a recording that plays. */
  playingAgain: string
  house: string
  thin: { advice: string; on: string }
  player: ComponentProps<typeof StreamPlayer>['texts']
}
