const [MINUTE, HOUR] = [60, 3600]

/**
 * A length as machines read it.
 *
 * @example
 * isoDuration(3748) // => 'PT1H2M28S'
 */
export function isoDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const parts = [
    [Math.floor(whole / HOUR), 'H'],
    [Math.floor((whole % HOUR) / MINUTE), 'M'],
    [whole % MINUTE, 'S'],
  ] as const
  const written = parts.map(([count, unit]) => (count > 0 ? `${count}${unit}` : '')).join('')
  return `PT${written || '0S'}`
}
