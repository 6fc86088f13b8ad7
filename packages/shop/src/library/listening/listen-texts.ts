import type { LibraryTalk } from '../library-talk.ts'
import { placeTexts } from '../place/place-texts.ts'
import type { ListenTexts } from './listen-here.tsx'

/** What the player of an audiobook says; what stands in braces is filled in while it plays. */
export const listenTexts = (t: LibraryTalk): ListenTexts => ({
  player: playerTexts(t),
  place: placeTexts(t),
  keep: {
    keep: t('keep_here', { size: '{size}' }),
    keeping: t('keep_now', { percent: '{percent}' }),
    stop: t('keep_stop'),
    kept: t('keep_kept'),
    remove: t('keep_remove'),
    full: t('keep_full'),
  },
  download: t('download'),
  closed: t('notOpened'),
  loggedOut: t('audio_loggedOut'),
})

const playerTexts = (t: LibraryTalk): ListenTexts['player'] => ({
  play: t('player_play'),
  pause: t('player_pause'),
  back: t('audio_back'),
  forward: t('audio_forward'),
  previous: t('audio_previous'),
  next: t('audio_next'),
  place: t('audio_place'),
  placeOf: t('audio_placeOf', { time: '{time}', whole: '{whole}' }),
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
  parts: t('audio_parts'),
  partOf: t('audio_partOf', { part: '{part}', parts: '{parts}' }),
  heard: t('audio_heard', { percent: '{percent}' }),
  left: t('audio_left', { time: '{time}' }),
  loading: t('player_loading'),
  lineLost: t('audio_lineLost'),
  broken: t('audio_broken'),
  retry: t('player_retry'),
  over: t('audio_over'),
})
