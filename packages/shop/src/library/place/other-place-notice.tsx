'use client'

import { type Language, writeDigits } from '@dabali/domain'
import { deviceName } from './device-name.ts'
import type { SavedPlace } from './meet-places.ts'
import styles from './other-place-notice.module.css'
import { type OtherPlaceTexts, otherPlaceWords } from './other-place-words.ts'

type OtherPlaceNoticeProps = {
  other: SavedPlace | undefined
  parts: number
  language: Language
  texts: OtherPlaceTexts
  onGoThere: () => void
  onStayHere: () => void
}

/** Another device has gone on: two answers, and nothing moves before one of them is given. */
export function OtherPlaceNotice(props: OtherPlaceNoticeProps) {
  const { other, parts, language, texts, onGoThere, onStayHere } = props
  return (
    <div role="status" className={styles.place}>
      {other && (
        <div className={styles.notice}>
          <p>
            {otherPlaceWords(other, {
              parts,
              own: deviceName(navigator.userAgent),
              texts,
              language,
              digits: (number) => writeDigits(number, language),
            })}
          </p>
          <div className={styles.answers}>
            <button type="button" className={styles.go} onClick={onGoThere}>
              {texts.goThere}
            </button>
            <button type="button" className={styles.stay} onClick={onStayHere}>
              {texts.stayHere}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
