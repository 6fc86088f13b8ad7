export type LibraryTables = Record<never, never>
