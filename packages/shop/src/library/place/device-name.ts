/** What this device is called on the others. */
export type DeviceName = 'Phone' | 'Tablet' | 'Computer'

const TABLET = /iPad|Tablet|Android(?!.*Mobile)/
const PHONE = /Mobi|iPhone|Android/

export function deviceName(userAgent: string): DeviceName {
  if (TABLET.test(userAgent)) return 'Tablet'
  return PHONE.test(userAgent) ? 'Phone' : 'Computer'
}
