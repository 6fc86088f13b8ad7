'use client'

import { interpolate } from '@dabali/ui/interpolate'
import { type DeviceName, deviceName } from './device-name.ts'
import { otherDevice } from './other-device.ts'
import styles from './other-place-notice.module.css'

/** What is asked about the place of another device; what stands in braces is filled in when it is known. */
export type OtherPlaceTexts = {
  /** `{device}`, `{place}` */
  other: string
  goThere: string
  stayHere: string
  devices: Record<DeviceName | 'Other', string>
}

type OtherPlaceNoticeProps = {
  /** Which device has gone on, and where it is; none: there is nothing to ask. */
  other: { device: string | null; where: string } | undefined
  texts: OtherPlaceTexts
  /** How it lies on the page. */
  className?: string | undefined
  onGoThere: () => void
  onStayHere: () => void
}

/** Another device has gone on: two answers, and nothing moves before one of them is given. */
export function OtherPlaceNotice({ other, texts, className, onGoThere, onStayHere }: OtherPlaceNoticeProps) {
  return (
    <div role="status" className={styles.place}>
      {other && (
        <div className={className ?? styles.notice}>
          <p>
            {interpolate(texts.other, {
              device: texts.devices[otherDevice(other.device, deviceName(navigator))],
              place: other.where,
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
