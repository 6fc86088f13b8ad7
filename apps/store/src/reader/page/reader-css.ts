import type { ReaderSettings } from '../settings-panel.tsx'

/** Defaults that the style of a book may change, and rules that it may not. */
export const READER_CSS = `
@layer base, book, reader;
@layer base {
  *, ::before, ::after { box-sizing: border-box; }
  .book { font-family: var(--reading-face); }
  .book :is(h1, h2, h3, h4, h5, h6) {
    font-family: var(--font-display); font-weight: 400; line-height: 1.2; margin: 2em 0 1em; text-wrap: balance;
    text-align: start; break-after: avoid; letter-spacing: -0.01em;
  }
  .book h1 { font-size: 1.9em; margin-top: 1em; }
  .book h2 { font-size: 1.5em; }
  .book h3 { font-size: 1.2em; }
  .book :is(h4, h5, h6) { font-size: 1em; font-weight: 700; }
  .book p { margin: 0; text-wrap: pretty; orphans: 2; widows: 2; }
  .book p + p { text-indent: 1.4em; }
  .book :is(blockquote, figure, dl, table, pre, ul, ol) { margin: 1em 0; }
  .book blockquote { padding-inline-start: 1.4em; }
  .book :is(ul, ol) { padding-inline-start: 1.6em; }
  .book hr { border: 0; border-top: var(--hair) solid var(--line-strong); width: 30%; margin: 2em auto; }
  .book sup, .book sub { line-height: 0; font-size: 0.75em; }
  .book aside { font-size: 0.875em; margin: 1em 0; }
  .book figcaption { font-size: 0.875em; color: var(--ink-2); }
  .book table { border-collapse: collapse; }
  .book :is(td, th) { padding: 0.3em 0.6em; border-bottom: var(--hair) solid var(--line); text-align: start; }
  .book nav ol { list-style: none; }
}
@layer reader {
  :host { --lead: 1.62; display: block; }
  .flow { height: 100%; outline: none; }
  .flow:focus-visible { outline: 2px solid var(--focus); outline-offset: 6px; }
  .flow[data-way="scroll"]:focus-visible { outline-offset: -2px; }
  .book {
    font-size: var(--reading-size); line-height: calc(var(--lead) + var(--reading-lead)); color: var(--ink);
    hyphens: auto; overflow-wrap: break-word; text-align: start; margin: 0; font-size-adjust: 0.5;
  }
  .book:lang(ne), .book :lang(ne) {
    --lead: 1.85; hyphens: manual; letter-spacing: 0; font-style: normal; font-size-adjust: none;
    line-height: calc(var(--lead) + var(--reading-lead));
  }
  .book :is(h1, h2, h3, h4, h5, h6):lang(ne) { line-height: 1.45; }
  .book:not(:lang(ne)) :lang(en), .book:lang(en) { font-size-adjust: 0.5; }
  .book img {
    display: inline-block; max-width: 100%; max-height: var(--page-height); height: auto; object-fit: contain;
    break-inside: avoid; vertical-align: middle;
  }
  .book :is(pre, code) { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.9em; }
  .book table { max-width: 100%; }
  .book a { color: var(--link); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  .book a:not([href]) { color: inherit; }
  .book a:focus-visible { outline: var(--focus-width) solid var(--focus); outline-offset: 2px; }
  .flow[data-way="pages"] {
    overflow: hidden; column-fill: auto; margin-inline: auto; touch-action: pan-y pinch-zoom; overscroll-behavior: none;
    inline-size: var(--page-width); column-count: var(--columns); column-gap: var(--column-gap);
  }
  /* A cover has no page beside it. */
  .flow[data-way="pages"][data-picture] { column-count: 1; text-align: center; }
  /* A spread with one page still has two. */
  .flow[data-odd]::after { content: ""; display: block; block-size: 1px; break-before: column; }
  .flow[data-way="scroll"] { overflow-y: auto; overscroll-behavior: contain; padding-inline: var(--margin); }
  .flow[data-way="scroll"] .book { max-width: var(--column); margin-inline: auto; padding-block: 1em 6em; }
  ::selection { background: #f2c200; color: #111111; }
}
`

type Geometry = { column: number; columns: number; gap: number; margin: number; height: number }

const GAP_PX = 64
const WIDE_PX = 992
const NARROW_MARGIN_PX = 20
const WIDE_MARGIN_PX = 48
const EMS_OF_A_LINE = 34

/** The width and number of columns, in whole pixels, so that pages start on a pixel. */
export function pageGeometry({ clientWidth, clientHeight }: Element, { size }: ReaderSettings): Geometry {
  const isWide = clientWidth >= WIDE_PX
  const margin = isWide ? WIDE_MARGIN_PX : NARROW_MARGIN_PX
  const columns = isWide ? 2 : 1
  const room = (clientWidth - 2 * margin - (columns - 1) * GAP_PX) / columns
  return {
    columns,
    gap: GAP_PX,
    margin,
    height: clientHeight,
    column: Math.floor(Math.min(room, size * EMS_OF_A_LINE)),
  }
}

const FACES = { serif: 'var(--font-text)', sans: 'var(--font-ui)' }

/** The style that depends on the settings and the screen. */
export const settingsCss = (
  { size, lead, face }: ReaderSettings,
  { column, columns, gap, margin, height }: Geometry,
) => `
:host {
  --reading-size: ${size / 16}rem;
  --reading-lead: ${lead};
  --reading-face: ${FACES[face]};
  --column: ${column}px;
  --columns: ${columns};
  --column-gap: ${gap}px;
  --margin: ${margin}px;
  --page-width: ${columns * column + (columns - 1) * gap}px;
  --page-height: ${height}px;
}`

const WORD = /^[a-z-]+$/
const LENGTH = /^(auto|-?[\d.]+(em|rem|%|ch|px)?)( (auto|-?[\d.]+(em|rem|%|ch|px)?)){0,3}$/
const SIZE = /^(smaller|larger|small|medium|large|x-large|[\d.]+(em|%))$/

/** The properties that a book may set: no colours, fonts, URLs or positions. */
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
/** Selectors that reach outside the text or are slow. */
const REFUSED_SELECTOR = /:host|::|:has\(|\/deep\//

/** The allowed part of the style sheets of a book, parsed by the browser and written rule by rule. */
export function safeBookCss(sources: readonly string[]): string {
  return sources.flatMap((source) => rulesOf(source).flatMap(toSafeRule)).join('\n')
}

function rulesOf(source: string): CSSRule[] {
  const sheet = new CSSStyleSheet()
  try {
    // A sheet that is not adopted loads nothing.
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
