import type { StreamPlayer } from '@dabali/ui/stream-player'
import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { OVERLAYS, type OverlayState, STATUS_CODES } from './view-state.ts'

/** The texts of the stream page for the browser. */
export type LiveTexts = {
  overlays: Readonly<Record<OverlayState, { heading: string; advice: string }>>
  statuses: Readonly<Record<OverlayState | 'playing', string>>
  /** Whether there will be, or was, a replay. */
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

const OVERLAY_STATES = Object.keys(OVERLAYS) as OverlayState[]
const STATUSES = Object.keys(STATUS_CODES) as (keyof typeof STATUS_CODES)[]

/** What the part in the browser says; a gap that only it can fill stays one. */
export async function readLiveTexts(): Promise<LiveTexts> {
  const t = await getTranslations('live')
  const date = '{date}'
  const overlays = OVERLAY_STATES.map((each) => [
    each,
    { heading: t(`heading_${each}`), advice: t(`advice_${each}`, { date }) },
  ])
  return {
    overlays: Object.fromEntries(overlays),
    statuses: Object.fromEntries(STATUSES.map((each) => [each, t(`status_${each}`)])) as LiveTexts['statuses'],
    over: { later: t('overLater', { date }), was: t('overWas', { date }) },
    days: { one: t('day', { days: '{days}' }), other: t('days', { days: '{days}' }) },
    presses: { here: t('pressHere'), start: t('pressStart'), again: t('pressAgain') },
    event: t('toEvent'),
    here: t('here', { count: '{count}' }),
    playingAgain: t('playingAgain'),
    house: t('house'),
    thin: { advice: t('thin'), on: t('soundOnly') },
    player: {
      loading: t('player_loading'),
      play: t('player_play'),
      pause: t('player_pause'),
      mute: t('player_mute'),
      unmute: t('player_unmute'),
      seek: t('player_seek'),
      captions: t('player_captions'),
      fullScreen: t('player_fullScreen'),
      leaveFullScreen: t('player_leaveFullScreen'),
      live: t('player_live'),
      quality: t('player_quality'),
      fitting: t('player_fitting'),
      soundOnly: t('soundOnly'),
      heard: t('player_heard'),
      toNow: t('player_toNow'),
      soundOn: t('player_unmute'),
    },
  }
}
