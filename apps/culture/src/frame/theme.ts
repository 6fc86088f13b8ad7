export type Theme = 'day' | 'night'

/**
 * Shows the theme that was just chosen, or else the one this browser kept; it is night until somebody asks for day.
 * The text of this function is also run in the head of every page (see `site-document.tsx`), so it must need nothing
 * that stands outside it.
 */
export function showTheme(chosen?: Theme) {
  const page = document.documentElement
  let kept: string | null = null
  try {
    if (chosen) localStorage.setItem('theme', chosen)
    kept = localStorage.getItem('theme')
  } catch {
    // A browser that keeps nothing still changes the page that is open.
  }
  const theme = [chosen, kept, page.dataset['theme']].find((one) => one === 'day' || one === 'night') ?? 'night'
  page.dataset['theme'] = theme
  // The bar of the browser takes the first colour it finds, and that of the night stands in every page.
  document.getElementById('day-colour')?.remove()
  if (theme === 'night') return
  const colour = { id: 'day-colour', name: 'theme-color', content: '#fbf8f0' }
  document.head.prepend(Object.assign(document.createElement('meta'), colour))
}
