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
