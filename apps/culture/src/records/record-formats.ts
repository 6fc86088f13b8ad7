import type { RecordCard } from '@dabali/api-client'
import { RECORDS_PATH } from '../paths.ts'

type Format = RecordCard['format']

/** What records come as, the longest first. */
export const FORMATS: readonly Format[] = ['album', 'ep', 'single']

/** The format that a query narrows a list to; nothing where it names none that there is. */
export const formatAsked = (query: URLSearchParams): Format | undefined =>
  FORMATS.find((format) => format === query.get('format'))

/** Where the records of a format stand, and without one all of them. */
export const formatPath = (format?: Format): string => (format ? `${RECORDS_PATH}?format=${format}` : RECORDS_PATH)
