export type LiveTables = Record<never, never>
