/**
 * A text becomes a slug in lower case, trimmed, without its non-word characters, each run of spaces, underscores and
 * dashes one `-`, and none at either end; letters, marks and digits of every script are word characters, so a Nepali
 * title survives; missing text, and text without any word character, gives the empty slug.
 *
 * @example
 * slugify('  Palpasa Cafe: A Novel  ') // => 'palpasa-cafe-a-novel'
 */
export function slugify(text: string | null | undefined): string {
  return (
    String(text ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{Nd}_\s-]+/gu, '')
      .replace(/[\s_-]+/g, '-')
      .replace(/^-|-$/g, '')
      // At the end, because dropping a character can bring a letter and its mark together.
      .normalize('NFC')
  )
}
