/**
 * Sets the theme before the first paint: the one just chosen, or else the stored one, or else the dark one. It is a string, because
 * the content security policy of a dynamic page contains its hash; its comments are here, because it is part of every page:
 * where storage is blocked, the open page still changes, and browsers colour their toolbar by the first `theme-color`, while
 * that of the dark theme is on every page.
 */
export const THEME_SCRIPT = `
window.showTheme = function (chosen) {
  var page = document.documentElement
  var kept = null
  try {
    if (chosen) localStorage.setItem('theme', chosen)
    kept = localStorage.getItem('theme')
  } catch (error) {}
  var theme = [chosen, kept, page.dataset.theme].find(function (one) {
    return one === 'day' || one === 'night'
  })
  page.dataset.theme = theme || 'night'
  var earlier = document.getElementById('day-colour')
  if (earlier) earlier.remove()
  if (page.dataset.theme === 'night') return
  var colour = document.createElement('meta')
  colour.id = 'day-colour'
  colour.name = 'theme-color'
  colour.content = '#fbf8f0'
  document.head.prepend(colour)
}
window.showTheme()
`
