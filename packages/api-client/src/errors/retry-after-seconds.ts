/** What a `Retry-After` header asks for, in seconds from now; it names them, or a date. */
export function retryAfterSeconds(header: string | null | undefined): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  const wait = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1000 : seconds
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}
