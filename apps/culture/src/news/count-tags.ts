export type CountedTag = { tag: string; count: number }

/** The tags of things and how many have each, the fullest first; of two as full, the one that was met first. */
export function countTags(things: readonly { tags: readonly string[] }[]): CountedTag[] {
  const counts = new Map<string, number>()
  for (const tag of things.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].map(([tag, count]) => ({ tag, count })).sort((one, other) => other.count - one.count)
}
