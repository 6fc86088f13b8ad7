/**
 * The message of an error body: the first of `non_field_errors`; else the body itself when it is a text; else the value
 * of its first key, of which an array gives its first element and an object its `detail`. Nothing when that is no text.
 */
export function messageFromBody(body: unknown): string | undefined {
  if (typeof body === 'string') return body || undefined
  if (typeof body !== 'object' || body === null) return undefined
  const general = 'non_field_errors' in body ? body.non_field_errors : undefined
  if (Array.isArray(general) && general.length > 0) return textOf(general[0])
  const [value] = Object.values(body)
  return textOf(Array.isArray(value) ? value[0] : value)
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value || undefined
  const hasDetail = typeof value === 'object' && value !== null && 'detail' in value
  return hasDetail && typeof value.detail === 'string' ? value.detail : undefined
}
