/**
 * What the visitor has answered to whether purchases may be reported. It has a place of its own in the browser and is
 * no field of storeData: that travels to the server with every request, and this is nobody's business there.
 */
const KEY = 'consent'
const YEAR_MILLISECONDS = 365 * 24 * 60 * 60 * 1000

export type Consent = 'allowed' | 'refused'

/** The answer of this browser; nothing while there is none, and again after a year. */
export function keptConsent(now = Date.now()): Consent | undefined {
  try {
    const { answer, until } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (answer !== 'allowed' && answer !== 'refused') return undefined
    return Number(until) > now ? answer : undefined
  } catch {
    return undefined
  }
}

export function keepConsent(answer: Consent, now = Date.now()): void {
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
