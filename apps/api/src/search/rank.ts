import type { Candidate } from './queries.ts'
import { slipsApart } from './slips-apart.ts'
import type { Lookup } from './to-lookup.ts'

/** The surest first; of those with a slip the nearest, of the equally near the heaviest. */
export function rank(candidates: Candidate[], lookup: Lookup): Candidate[] {
  const apart = new Map(candidates.map((each) => [each, each.names === null ? 0 : slipsApart(lookup, each.names)]))
  const of = (candidate: Candidate) => apart.get(candidate) ?? 0
  return candidates.toSorted((one, other) => one.tier - other.tier || of(one) - of(other) || other.weight - one.weight)
}
