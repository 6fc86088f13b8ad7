import type { LibraryItem } from '@dabali/api-client'
import { type Language, type ProductClass, writeDigits } from '@dabali/domain'
import type { Metadata } from 'next'
import { dateInSentence } from '../i18n/date-in-sentence.ts'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import type { AudiobookTexts } from './audiobook-player/audiobook-player.tsx'
import en from './messages/en.json'
import ne from './messages/ne.json'
import type { ProgressTexts } from './reading-progress/position-conflict.tsx'
import type { ItemTexts, PlayerTexts } from './unlocked-item.tsx'

/** The texts of the library in both languages. */
const libraryMessages = loadMessages({ en, ne })

/** The translator of the library. */
export const libraryTranslator = (language: Language) => createTranslator(libraryMessages(language), language)

export type LibraryTranslator = ReturnType<typeof libraryTranslator>

type Title = 'titleLibrary' | 'titleItem' | 'titleGift' | 'titleListen' | 'titleWatch'

/** The metadata of a library page: titled, not indexed. */
export const libraryMetadata = (language: Language, title: Title): Metadata => ({
  title: libraryTranslator(language)(title),
  robots: { index: false },
  // The URL may contain a secret token, so no referrer is sent to other sites.
  referrer: 'same-origin',
})

type Timed = Pick<LibraryItem, 'terms' | 'state' | 'starts_at' | 'starts_by' | 'ends_at' | 'hours_to_watch'>

/** The access terms of an item as text. */
export function accessTermsText(item: Timed, language: Language, t: LibraryTranslator): string {
  const { terms, state, starts_at, ends_at } = item
  if (state === 'revoked') return t('refunded')
  if (state === 'ended') return t('expired')
  if (state === 'upcoming') return t('upcoming', { date: dateInSentence(starts_at, language) })
  if (terms === 'own') return t('owned')
  if (terms === 'pass') return t('borrowed')
  if (ends_at !== null)
    return t(terms === 'subscription' ? 'pass' : 'until', { date: dateInSentence(ends_at, language) })
  return viewingWindowText(item, language, t)
}

/** The viewing window starts with the first play. */
function viewingWindowText({ hours_to_watch, starts_by }: Timed, language: Language, t: LibraryTranslator) {
  const hours = writeDigits(hours_to_watch ?? 0, language)
  return starts_by === null
    ? t('windowOpen', { hours })
    : t('windowNew', { hours, date: dateInSentence(starts_by, language) })
}

/** The verb for each product class. */
const VERBS: Partial<Record<ProductClass, 'read' | 'listen' | 'watch'>> = {
  'E-book': 'read',
  Audiobook: 'listen',
  'Pay Per View': 'watch',
}

/** The text of the button that opens an item. */
export const openingText = (productClass: string, t: LibraryTranslator): string =>
  t(VERBS[productClass as ProductClass] ?? 'open')

export const progressTexts = (t: LibraryTranslator): ProgressTexts => ({
  other: t('position_other', { device: '{device}', place: '{place}' }),
  part: t('position_part', { part: '{part}', time: '{time}' }),
  goThere: t('position_goThere'),
  stayHere: t('position_stayHere'),
  devices: {
    Phone: t('position_phone'),
    Tablet: t('position_tablet'),
    Computer: t('position_computer'),
    Other: t('position_another'),
  },
})

/** The texts of an item while it is opened and played. */
export const itemMessages = (open: string, t: LibraryTranslator): ItemTexts => ({
  open,
  download: t('download'),
  note: t('downloadNote'),
  notOpened: t('notOpened'),
  player: playerTexts(t),
})

const playerTexts = (t: LibraryTranslator): PlayerTexts => ({
  watch: t('player_watch'),
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
  failed: t('player_failed'),
  advice: t('player_advice'),
  retry: t('player_retry'),
})

/** The texts of the audiobook player; placeholders in braces are filled while it plays. */
export const audiobookTexts = (t: LibraryTranslator): AudiobookTexts => ({
  player: audioPlayerTexts(t),
  place: progressTexts(t),
  keep: {
    keep: t('offline_download', { size: '{size}' }),
    downloading: t('offline_downloading', { percent: '{percent}' }),
    stop: t('offline_stop'),
    stored: t('offline_saved'),
    remove: t('offline_remove'),
    full: t('offline_full'),
  },
  download: t('download'),
  closed: t('notOpened'),
  loggedOut: t('audio_loggedOut'),
})

const audioPlayerTexts = (t: LibraryTranslator): AudiobookTexts['player'] => ({
  play: t('player_play'),
  pause: t('player_pause'),
  back: t('audio_back'),
  forward: t('audio_forward'),
  previous: t('audio_previous'),
  next: t('audio_next'),
  place: t('audio_seek'),
  placeOf: t('audio_position', { time: '{time}', whole: '{whole}' }),
  hour: t('audio_hour'),
  hours: t('audio_hours'),
  minute: t('audio_minute'),
  minutes: t('audio_minutes'),
  second: t('audio_second'),
  seconds: t('audio_seconds'),
  speed: t('audio_speed'),
  sleep: t('audio_sleep'),
  sleepOff: t('audio_sleepOff'),
  sleepAfter: t('audio_sleepAfter', { minutes: '{minutes}' }),
  sleepPart: t('audio_sleepPart'),
  sleepLeft: t('audio_sleepLeft', { time: '{time}' }),
  volume: t('audio_volume'),
  mute: t('player_mute'),
  unmute: t('player_unmute'),
  parts: t('audio_chapters'),
  partOf: t('audio_chapterOf', { part: '{part}', parts: '{parts}' }),
  heard: t('audio_progress', { percent: '{percent}' }),
  left: t('audio_left', { time: '{time}' }),
  loading: t('player_loading'),
  lineLost: t('audio_offline'),
  broken: t('audio_failed'),
  retry: t('player_retry'),
  over: t('audio_finished'),
})
