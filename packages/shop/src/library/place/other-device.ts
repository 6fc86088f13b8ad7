import { DEVICE_NAMES, type DeviceName } from './device-name.ts'

/** What another device is called here: of two phones, the other one is another device. */
export function otherDevice(device: string | null, own: DeviceName): DeviceName | 'Other' {
  const known = DEVICE_NAMES.find((name) => name === device)
  return known && known !== own ? known : 'Other'
}
