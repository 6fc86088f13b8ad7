import type { StoreData } from '../account/store-data.ts'

/** What the browser of a logged-in visitor remembers, unless the overrides say otherwise. */
export function makeStoreData(overrides: Partial<StoreData> = {}): StoreData {
  return { token: 'marker', ...overrides }
}
