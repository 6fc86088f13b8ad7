import type { LibraryTalk } from '../library-talk.ts'
import type { OtherPlaceTexts } from './other-place-notice.tsx'

/** What is said of places. `part` has the gaps `{part}` and `{time}`. */
export type PlaceTexts = OtherPlaceTexts & { part: string }

export const placeTexts = (t: LibraryTalk): PlaceTexts => ({
  other: t('place_other', { device: '{device}', place: '{place}' }),
  part: t('place_part', { part: '{part}', time: '{time}' }),
  goThere: t('place_goThere'),
  stayHere: t('place_stayHere'),
  devices: {
    Phone: t('place_phone'),
    Tablet: t('place_tablet'),
    Computer: t('place_computer'),
    Other: t('place_another'),
  },
})
