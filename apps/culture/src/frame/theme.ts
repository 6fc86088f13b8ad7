export type Theme = 'day' | 'night'

/** Shows a theme and keeps it, or the kept one; the script in the head of the page knows how. */
export function showTheme(chosen?: Theme) {
  // TypeScript does not know what that script has left on the window.
  const page = window as typeof window & { showTheme?: (chosen?: Theme) => void }
  page.showTheme?.(chosen)
}
