/** How many characters of a message are shown; a toast has no room for more. */
const LONGEST_MESSAGE = 300

/**
 * The message of an error body: the first of `non_field_errors`; else the body itself when it is a text; else the value
 * of its first key, of which an array gives its first element and an object its `detail`. A number is a message as well. A
 * message of more than 300 characters is cut. Nothing when there is no text, or only blanks.
 *
 * The message is plain text, whatever is written in it: a site shows it escaped and never as markup.
 */
export function messageFromBody(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return toText(body)
  const general = 'non_field_errors' in body ? body.non_field_errors : undefined
  if (Array.isArray(general) && general.length > 0) return toText(general[0])
  const [value] = Object.values(body)
  return toText(Array.isArray(value) ? value[0] : value)
}

function toText(value: unknown): string | undefined {
  const message = typeof value === 'object' && value !== null && 'detail' in value ? value.detail : value
  if (typeof message !== 'string' && typeof message !== 'number') return undefined
  const text = String(message).trim()
  return text === '' ? undefined : shorten(text)
}

function shorten(text: string) {
  if (text.length <= LONGEST_MESSAGE) return text
  // By code point, so that no half of a character is left.
  return `${[...text]
    .slice(0, LONGEST_MESSAGE - 1)
    .join('')
    .trimEnd()}…`
}
