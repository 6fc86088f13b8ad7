const NAME = 'stream-quality'

/** The form in which streams were chosen last in this browser, by its name. */
export function keptQuality(): string | undefined {
  try {
    return localStorage.getItem(NAME) ?? undefined
  } catch {
    // A browser that keeps nothing leaves it to the line.
    return undefined
  }
}

export function keepQuality(name: string | undefined): void {
  try {
    if (name === undefined) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, name)
  } catch {
    // It is chosen for as long as the page stands.
  }
}
