/// <reference path="../../woff2.d.ts" />
import type { Language } from '@dabali/domain'
import mukta400 from './mukta-400.woff2'
import mukta600 from './mukta-600.woff2'
import tiro from './tiro-devanagari-hindi-400.woff2'

/** Fonts are `optional`: a Nepali page uses those that arrive before the first paint, so they are preloaded. */
export function FontPreloads({ language }: { language: Language }) {
  if (language !== 'ne') return null
  return [mukta400, tiro, mukta600].map((url) => (
    <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
  ))
}
