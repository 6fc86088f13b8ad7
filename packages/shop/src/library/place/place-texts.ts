import type { LibraryTalk } from '../library-talk.ts'
import type { OtherPlaceTexts } from './other-place-words.ts'

export const placeTexts = (t: LibraryTalk): OtherPlaceTexts => ({
  other: t('place_other', { device: '{device}', place: '{place}' }),
  part: t('place_part', { part: '{part}', time: '{time}' }),
  goThere: t('place_goThere'),
  stayHere: t('place_stayHere'),
  devices: {
    Phone: t('place_phone'),
    Tablet: t('place_tablet'),
    Computer: t('place_computer'),
    another: t('place_another'),
  },
})
