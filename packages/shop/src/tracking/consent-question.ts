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
