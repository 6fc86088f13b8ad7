export type StatusColour = 'red' | 'yellow' | 'green' | 'black'

/**
 * The colour of a status: `e` is red, `w` is yellow, `s` is green, and any other or missing code is black.
 *
 * @example
 * statusColour('s') // => 'green'
 */
export function statusColour(code: string | null | undefined): StatusColour {
  if (code === 'e') return 'red'
  if (code === 'w') return 'yellow'
  if (code === 's') return 'green'
  return 'black'
}
