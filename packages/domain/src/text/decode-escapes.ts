/** A part of an address without its percent escapes; nothing when one of them is broken. */
export function decodeEscapes(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
