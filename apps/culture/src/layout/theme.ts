export const THEMES = ['day', 'night'] as const
export type Theme = (typeof THEMES)[number]

/** Shows a theme and keeps it, or the kept one, and says which; the script in the head of the page knows how. */
export function showTheme(chosen?: Theme): string | undefined {
  // TypeScript does not know what that script has left on the window.
  const page = window as typeof window & { showTheme?: (chosen?: Theme) => void }
  page.showTheme?.(chosen)
  return document.documentElement.dataset['theme']
}
