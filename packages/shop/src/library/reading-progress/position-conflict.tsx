'use client'

import type { Locator, ReadingPosition } from '@dabali/api-client'
import { interpolate } from '@dabali/ui/text'
import styles from './position-conflict.module.css'

export const DEVICE_NAMES = ['Phone', 'Tablet', 'Computer'] as const
export type DeviceName = (typeof DEVICE_NAMES)[number]

const TABLET = /iPad|Tablet|Android(?!.*Mobile)/
const PHONE = /Mobi|iPhone|Android/
const MAC = /Macintosh/

/** What this device is called on the others. A Mac that is touched with several fingers is an iPad that hides it. */
export function deviceName({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): DeviceName {
  if (TABLET.test(userAgent) || (MAC.test(userAgent) && maxTouchPoints > 1)) return 'Tablet'
  return PHONE.test(userAgent) ? 'Phone' : 'Computer'
}

/** Where this device left a work: the place, the version of the shop's it was written over, and whether the shop has it. */
export type StoredPosition = {
  locator: Locator
  progress: number
  version: number
  isSaved: boolean
  /** What was sent, and whose answer nobody has heard. */
  sent?: readonly Locator[] | undefined
}

const NAME = 'places'
const MOST = 60

/** Where this device left a work; nothing where it keeps nothing, or something that is not ours. */
export function loadPosition(id: string): StoredPosition | undefined {
  return read().find(([known]) => known === id)?.[1]
}

/** Keeps it at once, on this device alone; what was left longest ago makes room. */
export function savePosition(id: string, position: StoredPosition): void {
  const others = read().filter(([known]) => known !== id)
  try {
    localStorage.setItem(NAME, JSON.stringify([...others, [id, position]].slice(-MOST)))
  } catch {
    // The shop keeps it all the same.
  }
}

type StoredPositions = readonly (readonly [id: string, position: StoredPosition])[]

function read(): StoredPositions {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    // A browser that keeps nothing, or something that cannot be read.
    return []
  }
}

const isEntry = (stored: unknown): stored is StoredPositions[number] =>
  Array.isArray(stored) && typeof stored[0] === 'string' && isPosition(stored[1])

function isPosition(stored: unknown): stored is StoredPosition {
  const {
    locator,
    progress,
    version,
    isSaved,
    sent = [],
  }: Partial<Record<keyof StoredPosition, unknown>> = Object(stored)
  const areNumbers = Number.isFinite(progress) && Number.isFinite(version)
  return areNumbers && typeof isSaved === 'boolean' && [locator, sent].flat().every(isLocator)
}

const isLocator = (stored: unknown) => typeof Object(stored).href === 'string'

/** Whether two locators are the same place, as far as somebody can tell. */
export type IsSamePosition = (one: Locator, other: Locator) => boolean

/** Where this device is from now on; `other` is a place of another device that is asked about. */
type Resolution = { stored: StoredPosition | undefined; other?: ReadingPosition }

/**
 * What follows from where this device was and what the shop has: whoever opens a work here for the first time begins where
 * they were elsewhere; whoever has a place here is asked, and never moved. The newest known version wins: a page that was
 * kept on the device may be older than what this device has sent since.
 */
export function resolveConflict(
  stored: StoredPosition | undefined,
  saved: ReadingPosition,
  isSamePosition: IsSamePosition,
): Resolution {
  const { locator, progress, version } = saved
  if (!stored) return { stored: locator ? { locator, progress, version, isSaved: true } : undefined }
  if (version < stored.version) return { stored }
  if (!locator) return { stored: { ...stored, version } }
  if (isSamePosition(stored.locator, locator)) return { stored: { ...stored, version, isSaved: true, sent: undefined } }
  if (version === stored.version) return { stored }
  const isOwnPosition = stored.sent?.some((ownDevice) => isSamePosition(ownDevice, locator))
  return isOwnPosition ? { stored: { ...stored, version, isSaved: false, sent: undefined } } : { stored, other: saved }
}

/** What another device is called here: of two phones, the other one is another device. */
export function otherDevice(device: string | null, ownDevice: DeviceName): DeviceName | 'Other' {
  const known = DEVICE_NAMES.find((name) => name === device)
  return known && known !== ownDevice ? known : 'Other'
}

/** What is asked about the place of another device; what stands in braces is filled in when it is known. */
export type PositionConflictTexts = {
  /** `{device}`, `{place}` */
  other: string
  goThere: string
  stayHere: string
  devices: Record<DeviceName | 'Other', string>
}

type PositionConflictDialogProps = {
  /** Which device has gone on, and where it is; none: there is nothing to ask. */
  other: { device: string | null; where: string } | undefined
  texts: PositionConflictTexts
  /** How it lies on the page. */
  className?: string | undefined
  onGoThere: () => void
  onStayHere: () => void
}

/** Another device has gone on: two answers, and nothing moves before one of them is given. */
export function PositionConflictDialog({
  other,
  texts,
  className,
  onGoThere,
  onStayHere,
}: PositionConflictDialogProps) {
  return (
    <div role="status" className={styles.container}>
      {other && (
        <div className={className ?? styles.notice}>
          <p>
            {interpolate(texts.other, {
              device: texts.devices[otherDevice(other.device, deviceName(navigator))],
              position: other.where,
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
