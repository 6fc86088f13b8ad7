type Site = 'store' | 'culture'

/** The grounds of the themes in `tokens.css`, by which browsers colour their toolbar, and the theme until one is chosen. */
const THEMES = {
  store: { initial: 'auto', day: '#f7f6f1', night: '#14151a' },
  culture: { initial: 'night', day: '#fbf8f0', night: '#0f0d15' },
} as const

/** The `viewport` of a site before a theme is chosen, and without scripts. */
export function themeViewport(site: Site) {
  const { initial, day, night } = THEMES[site]
  if (initial === 'night') return { colorScheme: 'dark' as const, themeColor: night }
  const themeColor = [
    { media: '(prefers-color-scheme: light)', color: day },
    { media: '(prefers-color-scheme: dark)', color: night },
  ]
  return { colorScheme: 'light dark' as const, themeColor }
}

const ENGLISH = ['400 1em Literata', '700 1em Literata']
const NEPALI = ['400 1em "Tiro Devanagari Hindi"', '400 1em Mukta', '600 1em Mukta']
const LONGEST_FONTS_MS = 150

/**
 * Sets the theme before the first paint: the one just chosen, or else the stored one, or else that of the site. It is a string,
 * because the content security policy of a page contains its hash; its comments are here, because it is part of every page:
 * where storage is blocked, the open page still changes, and browsers use the first `theme-color` that applies. On a slow line
 * and with data saving `tokens.css` names no font that is loaded: they would arrive after the first paint and delay the scripts. On any
 * other the fonts that a page holds back are loaded, and the page is shown once they are there. What is not there in time would move
 * text that is shown already, and is not used on this page.
 */
export const themeScript = (site: Site): string => `
window.showTheme = function (chosen) {
  var site = ${JSON.stringify(THEMES[site])}
  var page = document.documentElement
  var kept = null
  try {
    if (chosen) localStorage.setItem('theme', chosen)
    kept = localStorage.getItem('theme')
  } catch (error) {}
  var theme = [chosen, kept, page.dataset.theme].find(function (one) {
    return one === 'auto' || one === 'day' || one === 'night'
  })
  page.dataset.theme = theme = theme || site.initial
  document.querySelectorAll('[data-chosen]').forEach(function (earlier) {
    earlier.remove()
  })
  if (theme === site.initial) return
  var schemes = { day: 'light', night: 'dark' }
  for (var one in schemes) {
    if (theme !== 'auto' && theme !== one) continue
    var colour = document.createElement('meta')
    colour.name = 'theme-color'
    colour.content = site[one]
    colour.dataset.chosen = ''
    if (theme === 'auto') colour.media = '(prefers-color-scheme: ' + schemes[one] + ')'
    document.head.prepend(colour)
  }
}
window.showTheme()
var line = navigator.connection
if (line && (line.saveData || /[23]g/.test(line.effectiveType) || line.downlink < 3)) document.documentElement.dataset.line = 'slow'
else if (document.fonts) {
  var page = document.documentElement
  page.dataset.fonts = 'awaited'
  var without = function () {
    if (page.dataset.fonts) page.dataset.line = 'slow'
    delete page.dataset.fonts
  }
  setTimeout(without, ${LONGEST_FONTS_MS})
  document.querySelectorAll('link[media="not all"]').forEach(function (font) {
    font.media = 'all'
  })
  var needed = page.lang === 'ne' ? ${JSON.stringify(NEPALI)} : ${JSON.stringify(ENGLISH)}
  Promise.all(needed.map(function (font) {
    return document.fonts.load(font, page.lang === 'ne' ? 'क' : 'a')
  })).then(function () {
    delete page.dataset.fonts
  }, without)
}
`
