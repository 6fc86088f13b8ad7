'use client'

import type { Locator, ReadingPosition } from '@dabali/api-client'
import { interpolate } from '@dabali/ui/text'
import styles from './position-conflict.module.css'

export const DEVICE_NAMES = ['Phone', 'Tablet', 'Computer'] as const
export type DeviceName = (typeof DEVICE_NAMES)[number]

const TABLET = /iPad|Tablet|Android(?!.*Mobile)/
const PHONE = /Mobi|iPhone|Android/
const MAC = /Macintosh/

/** The name of this device for the others. A Mac with multi-touch is an iPad in disguise. */
export function deviceName({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): DeviceName {
  if (TABLET.test(userAgent) || (MAC.test(userAgent) && maxTouchPoints > 1)) return 'Tablet'
  return PHONE.test(userAgent) ? 'Phone' : 'Computer'
}

/** The position on this device: the server version it is based on, and whether the server has it. */
export type StoredPosition = {
  locator: Locator
  progress: number
  version: number
  isSaved: boolean
  /** Sent positions without a known response. */
  sent?: readonly Locator[] | undefined
}

const NAME = 'places'
const MOST = 60

/** The stored position; undefined when missing or malformed. */
export function loadPosition(id: string): StoredPosition | undefined {
  return read().find(([known]) => known === id)?.[1]
}

/** Stores the position locally; the oldest entry is evicted. */
export function savePosition(id: string, position: StoredPosition): void {
  const others = read().filter(([known]) => known !== id)
  try {
    localStorage.setItem(NAME, JSON.stringify([...others, [id, position]].slice(-MOST)))
  } catch {
    // The server stores it anyway.
  }
}

type StoredPositions = readonly (readonly [id: string, position: StoredPosition])[]

function read(): StoredPositions {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    // No storage, or malformed content.
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

/** Whether two locators are the same for a reader. */
export type IsSamePosition = (one: Locator, other: Locator) => boolean

/** The resulting local position; `other` is a position of another device to ask about. */
type Resolution = { stored: StoredPosition | undefined; other?: ReadingPosition }

/**
 * Resolves the local and the server position: a first visit takes the server's; otherwise the visitor is asked and never moved.
 * The higher known version wins, since a cached page may be outdated.
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

/** The name of another device; a second phone is "another device". */
export function otherDevice(device: string | null, ownDevice: DeviceName): DeviceName | 'Other' {
  const known = DEVICE_NAMES.find((name) => name === device)
  return known && known !== ownDevice ? known : 'Other'
}

/** The texts of the conflict dialog, with placeholders in braces. */
export type PositionConflictTexts = {
  /** `{device}`, `{place}` */
  other: string
  goThere: string
  stayHere: string
  devices: Record<DeviceName | 'Other', string>
}

/** The texts of positions. `part` has the placeholders `{part}` and `{time}`. */
export type ProgressTexts = PositionConflictTexts & { part: string }

type PositionConflictDialogProps = {
  /** The other device and its position; undefined when there is no conflict. */
  other: { device: string | null; where: string } | undefined
  texts: PositionConflictTexts
  /** Overrides the layout. */
  className?: string | undefined
  onGoThere: () => void
  onStayHere: () => void
}

/** Asks which position to keep when another device has gone on; nothing moves before an answer. */
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
