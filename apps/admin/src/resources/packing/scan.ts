import { parseIsbn } from '@dabali/domain'

/** A line of an order with what is left to pack of it. */
export type PackLine = { id: string; title: string; isbn: string | null; wanted: number }
export type Counts = Readonly<Record<string, number>>

/** What a scan means for the order that is packed. */
type Scan =
  | { kind: 'counted'; line: PackLine; counts: Counts }
  | { kind: 'full'; line: PackLine }
  | { kind: 'other'; isbn: string }
  | { kind: 'unreadable' }

export const countOf = (counts: Counts, { id }: PackLine): number => counts[id] ?? 0

/** Copies that are not counted yet. */
export const missingOf = (lines: readonly PackLine[], counts: Counts): number =>
  lines.reduce((sum, line) => sum + Math.max(0, line.wanted - countOf(counts, line)), 0)

export const countOne = (counts: Counts, line: PackLine): Counts => ({
  ...counts,
  [line.id]: Math.min(line.wanted, countOf(counts, line) + 1),
})

/** The same edition may be in several lines, of which the first with a missing copy is counted. */
export function readScan(lines: readonly PackLine[], counts: Counts, text: string): Scan {
  const isbn = parseIsbn(text)
  if (isbn === undefined) return { kind: 'unreadable' }
  const ofEdition = lines.filter((line) => parseIsbn(line.isbn) === isbn)
  const [first] = ofEdition
  if (first === undefined) return { kind: 'other', isbn }
  const line = ofEdition.find((one) => countOf(counts, one) < one.wanted)
  return line ? { kind: 'counted', line, counts: countOne(counts, line) } : { kind: 'full', line: first }
}
