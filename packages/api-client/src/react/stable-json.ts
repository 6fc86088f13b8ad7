/** JSON in which the order of keys says nothing, so that equal values are equal texts. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isRecord(part) ? sorted(part) : part))
}

const isRecord = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && !Array.isArray(part)

const sorted = (part: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
