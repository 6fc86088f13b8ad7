'use client'

import { interpolate } from '@dabali/ui/interpolate'
import styles from './position-conflict-dialog.module.css'
import { DEVICE_NAMES, type DeviceName, deviceName } from './position-storage.ts'

/** What another device is called here: of two phones, the other one is another device. */
export function otherDevice(device: string | null, own: DeviceName): DeviceName | 'Other' {
  const known = DEVICE_NAMES.find((name) => name === device)
  return known && known !== own ? known : 'Other'
}

/** What is asked about the place of another device; what stands in braces is filled in when it is known. */
export type PositionConflictTexts = {
  /** `{device}`, `{place}` */
  other: string
  goThere: string
  stayHere: string
  devices: Record<DeviceName | 'Other', string>
}

type OtherPlaceNoticeProps = {
  /** Which device has gone on, and where it is; none: there is nothing to ask. */
  other: { device: string | null; where: string } | undefined
  texts: PositionConflictTexts
  /** How it lies on the page. */
  className?: string | undefined
  onGoThere: () => void
  onStayHere: () => void
}

/** Another device has gone on: two answers, and nothing moves before one of them is given. */
export function PositionConflictDialog({ other, texts, className, onGoThere, onStayHere }: OtherPlaceNoticeProps) {
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
