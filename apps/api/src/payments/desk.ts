import type { Adapters } from './adapters-of.ts'
import type { Connection } from './queries.ts'

/** Where money is taken: what is kept, and whom one can ask. */
export type Desk = { database: Connection; adapters: Adapters }
