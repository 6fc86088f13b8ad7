export const DEVICES = ['Phone', 'Tablet', 'Computer'] as const
export type Device = (typeof DEVICES)[number]

const PHONE_SHORT_SIDE_PX = 600

/** What this device is called where somebody reads on another one. */
export function thisDevice(): Device {
  if (Math.min(screen.width, screen.height) < PHONE_SHORT_SIDE_PX) return 'Phone'
  return matchMedia('(pointer: coarse)').matches ? 'Tablet' : 'Computer'
}
