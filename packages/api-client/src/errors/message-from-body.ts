/**
 * The message of an error body: the first of `non_field_errors`; else the body itself when it is a text; else the value
 * of its first key, of which an array gives its first element and an object its `detail`. Nothing when nobody could
 * read that.
 */
export function messageFromBody(body: unknown): string | undefined {
  if (typeof body === 'string') return CUT_JSON.test(body) ? undefined : textOf(body)
  if (typeof body !== 'object' || body === null) return undefined
  const general = 'non_field_errors' in body ? body.non_field_errors : undefined
  if (Array.isArray(general) && general.length > 0) return textOf(general[0])
  const [value] = Object.values(body)
  return textOf(Array.isArray(value) ? value[0] : value)
}

// What stands between a visitor and the API (a proxy, a hotel's login page, a cut line) answers in its own words: a
// page of markup, half a document, a dump. As a toast that is noise, and the catalogue has something better to say.
const LONGEST_MESSAGE = 300
const MARKUP = /<[a-z!/?]/i
const CUT_JSON = /^\s*[[{]/

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'object' && value !== null && 'detail' in value ? value.detail : value
  if (typeof text !== 'string' || text.trim() === '') return undefined
  return text.length > LONGEST_MESSAGE || MARKUP.test(text) ? undefined : text
}
