/// <reference path="../../woff2.d.ts" />
import type { Language } from '@dabali/domain'
import literata400 from './literata-400.woff2'
import literata700 from './literata-700.woff2'
import mukta400 from './mukta-400.woff2'
import mukta600 from './mukta-600.woff2'
import tiro from './tiro-devanagari-hindi-400.woff2'

const DEVANAGARI = 'U+0900-097F,U+200C-200D,U+25CC'
const LATIN = 'U+0020-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-200B,U+2010-206F,U+20AC,U+2122,U+2212'

type Face = { family: string; local: string; url?: string; weight: string; range?: string }

const faceOf = ({ family, local, url, weight, range }: Face) =>
  [
    `@font-face{font-family:"${family}";src:local("${local}")`,
    url === undefined ? '' : `,url("${url}") format("woff2")`,
    `;font-weight:${weight};font-display:optional;`,
    range === undefined ? '}' : `unicode-range:${range};}`,
  ].join('')

const georgia = (local: string, weight: string, metrics: string) =>
  `@font-face{font-family:"Literata fallback";src:local("${local}");font-weight:${weight};${metrics};line-gap-override:0%;}`

/**
 * The rules of `fonts.css`, written into every page of the sites and in none of their style sheets: a sheet that arrives after the
 * first paint would declare its fonts again, and text that is shown already would move.
 */
export const FONT_FACES: string = [
  ...[
    {
      family: 'Tiro Devanagari Hindi',
      local: 'Tiro Devanagari Hindi',
      url: tiro,
      weight: '400 700',
      range: DEVANAGARI,
    },
    { family: 'Mukta', local: 'Mukta Regular', url: mukta400, weight: '400', range: DEVANAGARI },
    { family: 'Mukta', local: 'Mukta SemiBold', url: mukta600, weight: '600 700', range: DEVANAGARI },
    { family: 'Literata', local: 'Literata Regular', url: literata400, weight: '400 500', range: LATIN },
    { family: 'Literata', local: 'Literata Bold', url: literata700, weight: '600 700', range: LATIN },
  ].map(faceOf),
  georgia('Georgia', '400 500', 'size-adjust:108%;ascent-override:109%;descent-override:28.5%'),
  georgia('Georgia Bold', '600 700', 'size-adjust:103%;ascent-override:114.3%;descent-override:29.9%'),
  '@media (prefers-reduced-data:reduce){',
  ...[
    {
      family: 'Tiro Devanagari Hindi',
      local: 'Tiro Devanagari Hindi',
      url: mukta400,
      weight: '400 700',
      range: DEVANAGARI,
    },
    { family: 'Mukta', local: 'Mukta SemiBold', url: mukta400, weight: '600 700', range: DEVANAGARI },
    { family: 'Literata', local: 'Literata Regular', weight: '400 500' },
    { family: 'Literata', local: 'Literata Bold', weight: '600 700' },
  ].map(faceOf),
  '}',
].join('')

/** The weight of the headings first. A face that is not preloaded can arrive between layout and paint, and moves the text. */
const DISPLAY_FONTS = { store: [literata400, literata700], culture: [literata700, literata400] }

/** Fonts are `optional`: a page uses those that arrive before the first paint, so they are preloaded. */
export function FontPreloads({ site, language }: { site: keyof typeof DISPLAY_FONTS; language: Language }) {
  const urls = language === 'ne' ? [mukta400, tiro, mukta600] : DISPLAY_FONTS[site]
  return urls.map((url) => (
    <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
  ))
}
