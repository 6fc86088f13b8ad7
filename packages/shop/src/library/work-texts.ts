import type { LibraryTalk } from './library-talk.ts'
import type { WorkTexts } from './open-work.tsx'
import type { PlayerTexts } from './opened-work.tsx'

/** What a work says while it is opened and played. */
export const workTexts = (open: string, t: LibraryTalk): WorkTexts => ({
  open,
  download: t('download'),
  note: t('downloadNote'),
  notOpened: t('notOpened'),
  player: playerTexts(t),
})

const playerTexts = (t: LibraryTalk): PlayerTexts => ({
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
