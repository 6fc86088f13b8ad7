import type { Address } from '../basket/basket.ts'

/** An address in Kathmandu, unless the overrides say otherwise. */
export function makeAddress(overrides: Partial<Address> = {}): Address {
  return { country: 'NP', line: 'Kathmandu', ...overrides }
}
