import { createHash } from 'node:crypto'

/** What makes two requests the same: what is done, and to what. Keys that are not understood do not count. */
export const requestHash = (...parts: readonly unknown[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest()
