import type { Address } from '../basket/basket.ts'

/** The address lines that lie inside the valley, letter by letter. */
export const INSIDE_VALLEY_LINES = ['Kathmandu', 'Bhaktapur', 'Lalitpur', 'Kathmandu Valley'] as const

/** The two ways in which the country of such an address is written. */
export const INSIDE_VALLEY_COUNTRIES = ['Nepal', 'NP'] as const

/**
 * An address is inside the valley when its country is Nepal or NP and its line is exactly one of
 * `INSIDE_VALLEY_LINES`; a missing address, country or line is outside.
 *
 * @example
 * isInsideValley({ country: 'NP', line: 'Lalitpur' }) // => true
 */
export function isInsideValley(address: Address | null | undefined): boolean {
  return includes(INSIDE_VALLEY_COUNTRIES, address?.country) && includes(INSIDE_VALLEY_LINES, address?.line)
}

const includes = (texts: readonly string[], text: string | null | undefined) => texts.includes(text ?? '')
