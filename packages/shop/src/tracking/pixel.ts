import type { Consent } from './consent.ts'

/** Where conversions are reported to, and whether the visitor allows it; `undefined` is no answer yet. */
export type Pixel = { url: string; consent: Consent | undefined }

let pixel: Pixel | undefined
const listeners = new Set<(pixel: Pixel) => void>()

export const pixelNow = () => pixel

/** Every page knows the pixel; what reports to it is loaded only by the pages that have something to report. */
export function setPixel(next: Pixel): void {
  pixel = next
  for (const listener of listeners) listener(next)
}

/** Calls the listener with every change from now on. */
export function onPixelChange(listener: (pixel: Pixel) => void): void {
  listeners.add(listener)
}
