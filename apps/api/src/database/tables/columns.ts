import type { ColumnType } from 'kysely'

export type Language = 'en' | 'ne'
export type Timestamp = ColumnType<Date, Date | undefined, Date>
export type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>
/** A JSON column: written as text, read as a value. */
export type Json<T = unknown> = ColumnType<T, string | undefined, string>
