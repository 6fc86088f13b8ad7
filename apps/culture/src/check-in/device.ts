import { newId } from '@dabali/api-client'

/** This device as staff call it, and where it is used. Chosen once, and saved on the device. */
export type Device = { id: string; name: string; door: string }

const KEY = 'check-in-device'
const isText = (value: unknown): value is string => typeof value === 'string'

/** The saved device; `undefined` before its name was chosen, or where nothing can be saved. */
export function loadDevice(): Device | undefined {
  try {
    const { id, name, door }: Partial<Record<keyof Device, unknown>> = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return isText(id) && isText(name) && isText(door) ? { id, name, door } : undefined
  } catch {
    return undefined
  }
}

/** Saves the names. The id never changes, so that sales of a renamed device stay in one cash drawer. */
export function saveDevice({ name, door }: Omit<Device, 'id'>): Device {
  const device = { id: loadDevice()?.id ?? newId(), name: name.trim(), door: door.trim() }
  try {
    localStorage.setItem(KEY, JSON.stringify(device))
  } catch {
    // The page works with it until it is closed.
  }
  return device
}
