import type { StreamPlayer } from '@dabali/ui/stream-player'
import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import type { PluralText } from './format.ts'
import { OVERLAYS, type OverlayState, STATUS_CODES } from './session-state.ts'

/** The texts of the stream page for the browser. */
export type LiveTexts = {
  overlays: Readonly<Record<OverlayState, { heading: string; advice: string }>>
  statuses: Readonly<Record<OverlayState | 'playing', string>>
  /** Whether there will be, or was, a replay. */
  over: { later: string; was: string }
  days: { one: string; other: string }
  presses: Readonly<Record<'here' | 'start' | 'again', string>>
  event: string
  /** "{count} watching" */
  here: string
  /** The status while a replay plays. */
  playingAgain: string
  staff: string
  thin: { advice: string; on: string; isOn: string }
  player: ComponentProps<typeof StreamPlayer>['texts']
  order: OrderTexts
  /** Read out before the time since the event began. */
  elapsed: string
}

/** The texts of the running order. */
export type OrderTexts = {
  heading: string
  /** "Your time: {zone}" */
  zone: string
  onStage: string
  now: string
  next: string
  /** "in {count} minutes" */
  inMinutes: PluralText
  watchAgain: string
}

const OVERLAY_STATES = Object.keys(OVERLAYS) as OverlayState[]
const STATUSES = Object.keys(STATUS_CODES) as (keyof typeof STATUS_CODES)[]

/** The texts of the stream page; placeholders stay for the browser to fill in. */
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
    over: { later: t('replayFrom', { date }), was: t('replayEnded', { date }) },
    days: { one: t('day', { days: '{days}' }), other: t('days', { days: '{days}' }) },
    presses: { here: t('watchHere'), start: t('watchFromStart'), again: t('retry') },
    event: t('toEvent'),
    here: t('watching', { count: '{count}' }),
    playingAgain: t('watchingReplay'),
    staff: t('organiser'),
    thin: { advice: t('slowConnection'), on: t('audioOnly'), isOn: t('audioOnlyOn') },
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
      fitting: t('player_auto'),
      soundOnly: t('audioOnly'),
      heard: t('player_videoOff'),
      toNow: t('player_goLive'),
      soundOn: t('player_unmute'),
      behind: t('player_behind', { time: '{time}' }),
      farBack: t('player_back'),
      captionsOff: t('player_captionsOff'),
      pictureInPicture: t('player_pictureInPicture'),
      leavePictureInPicture: t('player_leavePictureInPicture'),
      perHour: t('player_perHour', { size: '{size}' }),
    },
    order: {
      heading: t('runningOrder'),
      zone: t('yourTime', { zone: '{zone}' }),
      onStage: t('onStage'),
      now: t('now'),
      next: t('next'),
      inMinutes: { one: t('inMinute', { count: '{count}' }), other: t('inMinutes', { count: '{count}' }) },
      watchAgain: t('watchAgain'),
    },
    elapsed: t('elapsed'),
  }
}

/** The texts of the chat for the browser, with placeholders in braces. */
export type ChatTexts = Readonly<{
  heading: string
  say: string
  send: string
  name: Readonly<{ label: string; hint: string; send: string }>
  opening: string
  empty: string
  lost: string
  refused: string
  muted: string
  /** `silent`: over without any message. */
  closed: Readonly<{ scheduled: string; over: string; silent: string; cancelled: string }>
  /** Shown for a deleted account. */
  deletedUser: string
  staff: string
  /** Shown for staff who have chosen no name. */
  team: string
  pinned: string
  /** "More: {name}" */
  more: string
  report: string
  reported: string
  /** "{count} new messages" */
  fresh: PluralText
  notSent: string
  /** "Again in {count} seconds." */
  again: PluralText
  /** "One message every {count} seconds." */
  slow: PluralText
  reactions: Readonly<{
    heading: string
    /** "Drum, {count}" */
    drums: string
    flowers: string
    hearts: string
    encores: string
    hide: string
    show: string
  }>
  moderation: ModerationTexts
}>

type ModerationTexts = Readonly<{
  heading: string
  pace: string
  noPace: string
  /** "{count} seconds" */
  every: PluralText
  calm: string
  /** "{count} reports" */
  reports: PluralText
  hide: string
  show: string
  mute: string
  unmute: string
  pin: string
  unpin: string
  pinned: string
  unpinned: string
  hidden: string
  /** Confirms that `{name}` was muted. */
  muted: string
}>

/** A placeholder that the browser fills in. */
const placeholder = (name: string) => ({ [name]: `{${name}}` })

/** The texts of the chat in the language of the page. */
export async function readChatTexts(): Promise<ChatTexts> {
  const t = await getTranslations('chat')
  return {
    heading: t('heading'),
    say: t('message'),
    send: t('send'),
    name: { label: t('nameLabel'), hint: t('nameHint'), send: t('join') },
    opening: t('loading'),
    empty: t('empty'),
    lost: t('offline'),
    refused: t('viewersOnly'),
    muted: t('muted'),
    closed: {
      scheduled: t('closedScheduled'),
      over: t('closedOver'),
      silent: t('closedEmpty'),
      cancelled: t('closedCancelled'),
    },
    deletedUser: t('deletedUser'),
    staff: t('staff'),
    team: t('team'),
    pinned: t('pinnedLabel'),
    more: t('more', placeholder('name')),
    report: t('report'),
    reported: t('reported'),
    fresh: { one: t('newOne', placeholder('count')), other: t('newOther', placeholder('count')) },
    notSent: t('notSent'),
    again: { one: t('waitOne', placeholder('count')), other: t('waitOther', placeholder('count')) },
    slow: { one: t('slowOne', placeholder('count')), other: t('slowOther', placeholder('count')) },
    reactions: {
      heading: t('reactions'),
      drums: t('drums', placeholder('count')),
      flowers: t('flowers', placeholder('count')),
      hearts: t('hearts', placeholder('count')),
      encores: t('encores', placeholder('count')),
      hide: t('hideReactions'),
      show: t('showReactions'),
    },
    moderation: {
      heading: t('moderation'),
      pace: t('slowMode'),
      noPace: t('slowModeOff'),
      every: { one: t('everyOne', placeholder('count')), other: t('everyOther', placeholder('count')) },
      calm: t('noReports'),
      reports: { one: t('reportsOne', placeholder('count')), other: t('reportsOther', placeholder('count')) },
      hide: t('hide'),
      show: t('show'),
      mute: t('mute'),
      unmute: t('unmute'),
      pin: t('pin'),
      unpin: t('unpin'),
      pinned: t('pinned'),
      unpinned: t('unpinned'),
      hidden: t('hidden'),
      muted: t('mutedUser', placeholder('name')),
    },
  }
}
