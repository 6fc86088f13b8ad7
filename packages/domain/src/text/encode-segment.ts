/** A text as it stands in a part of an address; half of a character, which no address can carry, becomes U+FFFD. */
export function encodeSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
}
