/**
 * What the visitor has answered to whether purchases may be reported. It has a place of its own in the browser and is
 * no field of storeData: that travels to the server with every request, and this is nobody's business there.
 */
const KEY = 'consent'
const YEAR_MILLISECONDS = 365 * 24 * 60 * 60 * 1000

export type Consent = 'allowed' | 'refused'

/** The answer of this browser; nothing while there is none, and again after a year. */
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

/** Whether the browser itself says that its visitor is not to be followed; then there is nothing to ask. */
export function refusesTracking(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}

const listeners = new Set<() => void>()

/** Asks for consent once more, for a visitor who wants to answer otherwise. */
export function askForConsent(): void {
  for (const listener of listeners) listener()
}

export function onConsentQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Where conversions are reported to, and whether the visitor allows it; `undefined` is no answer yet. */
export type Pixel = { url: string; consent: Consent | undefined }

let pixel: Pixel | undefined
const pixelListeners = new Set<(pixel: Pixel) => void>()

export const pixelNow = () => pixel

/** Every page knows the pixel; what reports to it is loaded only by the pages that have something to report. */
export function setPixel(next: Pixel): void {
  pixel = next
  for (const listener of pixelListeners) listener(next)
}

/** Calls the listener with every change from now on. */
export function onPixelChange(listener: (pixel: Pixel) => void): void {
  pixelListeners.add(listener)
}
