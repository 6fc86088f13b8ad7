/**
 * The visitor's consent to conversion reports. It is stored apart from storeData, which is sent to the server with every request.
 */
const KEY = 'consent'
const YEAR_MILLISECONDS = 365 * 24 * 60 * 60 * 1000

export type Consent = 'allowed' | 'refused'

/** The stored answer; undefined when missing or older than a year. */
export function loadConsent(now = Date.now()): Consent | undefined {
  try {
    const { answer, until } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (answer !== 'allowed' && answer !== 'refused') return undefined
    return Number(until) > now ? answer : undefined
  } catch {
    return undefined
  }
}

export function saveConsent(answer: Consent, now = Date.now()): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ answer, until: now + YEAR_MILLISECONDS }))
  } catch {
    // A browser that keeps nothing is asked again on the next page.
  }
}

export const isConsentKey = (key: string | null) => key === null || key === KEY

/** Whether the browser refuses tracking; then nothing is asked. */
export function refusesTracking(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}

const listeners = new Set<() => void>()

/** Opens the consent question again. */
export function askForConsent(): void {
  for (const listener of listeners) listener()
}

export function onConsentQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The pixel's URL and the consent; `undefined` before an answer. */
export type Pixel = { url: string; consent: Consent | undefined }

let pixel: Pixel | undefined
const pixelListeners = new Set<(pixel: Pixel) => void>()

export const pixelNow = () => pixel

/** Every page sets the pixel; the reporting code loads only where it is needed. */
export function setPixel(next: Pixel): void {
  pixel = next
  for (const listener of pixelListeners) listener(next)
}

/** Calls the listener with every change from now on. */
export function onPixelChange(listener: (pixel: Pixel) => void): void {
  pixelListeners.add(listener)
}
