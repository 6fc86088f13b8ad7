/// <reference path="../../woff2.d.ts" />
import type { Language } from '@dabali/domain'
import literata400 from './literata-400.woff2'
import literata700 from './literata-700.woff2'
import mukta400 from './mukta-400.woff2'
import mukta600 from './mukta-600.woff2'
import tiro from './tiro-devanagari-hindi-400.woff2'

/** The weight of the headings first. A face that is not preloaded can arrive between layout and paint, and moves the text. */
const DISPLAY_FONTS = { store: [literata400, literata700], culture: [literata700, literata400] }

/** Fonts are `optional`: a page uses those that arrive before the first paint, so they are preloaded. */
export function FontPreloads({ site, language }: { site: keyof typeof DISPLAY_FONTS; language: Language }) {
  const urls = language === 'ne' ? [mukta400, tiro, mukta600] : DISPLAY_FONTS[site]
  return urls.map((url) => (
    <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
  ))
}
