import { visibleText } from './visible-text.ts'

/** How many characters, as a reader counts them, a description keeps. */
export const META_DESCRIPTION_LENGTH = 170

/**
 * The description of a page is the first 170 characters of what a reader sees of its HTML: tags stripped, entities
 * decoded, white space folded, and never cut inside a character that is written with several signs; missing or empty
 * HTML gives the empty text.
 *
 * @example
 * metaDescription('<p>Rain &amp; <b>ink</b></p>') // => 'Rain & ink'
 */
export function metaDescription(html: string | null | undefined): string {
  const text = visibleText(String(html ?? ''))
  if (text.length <= META_DESCRIPTION_LENGTH) return text
  let kept = 0
  for (const { index } of new Intl.Segmenter().segment(text)) {
    if (kept === META_DESCRIPTION_LENGTH) return text.slice(0, index).trimEnd()
    kept += 1
  }
  return text
}
