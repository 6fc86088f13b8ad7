const WORD = /^[a-z-]+$/
const LENGTH = /^(auto|-?[\d.]+(em|rem|%|ch|px)?)( (auto|-?[\d.]+(em|rem|%|ch|px)?)){0,3}$/
const SIZE = /^(smaller|larger|small|medium|large|x-large|[\d.]+(em|%))$/

/** What of its look a book may bring along: never a colour, a face or an address, and no place of its own on the screen. */
const ALLOWED: Record<string, RegExp> = {
  'break-after': WORD,
  'break-before': WORD,
  'break-inside': WORD,
  'font-size': SIZE,
  'font-style': WORD,
  'font-variant-caps': WORD,
  'font-weight': /^(normal|bold|bolder|lighter|\d{3})$/,
  'list-style-type': WORD,
  'margin-bottom': LENGTH,
  'margin-left': LENGTH,
  'margin-right': LENGTH,
  'margin-top': LENGTH,
  'padding-left': LENGTH,
  'text-align': WORD,
  'text-decoration-line': WORD,
  'text-indent': LENGTH,
  'text-transform': WORD,
  'vertical-align': WORD,
  'white-space-collapse': WORD,
}
const ROOT = /(^|[\s,>+~])(?:html|body|:root)(?=$|[\s,.:#>[+~])/g
/** What would reach out of the text, or make a slow phone slower. */
const REFUSED_SELECTOR = /:host|::|:has\(|\/deep\//

/** What is left of the style sheets of a book; they are read by the browser and written anew, rule by rule. */
export function safeBookCss(sources: readonly string[]): string {
  return sources.flatMap((source) => rulesOf(source).flatMap(toSafeRule)).join('\n')
}

function rulesOf(source: string): CSSRule[] {
  const sheet = new CSSStyleSheet()
  try {
    // A sheet that stands nowhere loads nothing.
    sheet.replaceSync(source.replace(/@import[^;]*;/gi, ''))
  } catch {
    return []
  }
  return [...sheet.cssRules]
}

function toSafeRule(rule: CSSRule): string[] {
  if (!(rule instanceof CSSStyleRule) || REFUSED_SELECTOR.test(rule.selectorText)) return []
  const kept = [...rule.style].flatMap((name) => {
    const value = rule.style.getPropertyValue(name)
    return ALLOWED[name]?.test(value) ? [`${name}:${value}`] : []
  })
  const selector = rule.selectorText.replace(ROOT, '$1.book')
  return kept.length > 0 ? [`${selector}{${kept.join(';')}}`] : []
}
