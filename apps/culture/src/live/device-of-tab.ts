const NAME = 'live-device'

/** What this tab is called in front of a stream: it is the same one after it was loaded again. */
export function deviceOfTab(): string {
  try {
    const kept = sessionStorage.getItem(NAME)
    if (kept) return kept
    const made = crypto.randomUUID()
    sessionStorage.setItem(NAME, made)
    return made
  } catch {
    return crypto.randomUUID()
  }
}
