export type Random = {
  between: (low: number, high: number) => number
  pick: <Choice>(first: Choice, ...others: Choice[]) => Choice
}

const seedOf = (words: string): number => {
  let hash = 1779033703 ^ words.length
  for (const character of words) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** A seeded random generator (xmur3 seed, mulberry32 stream): equal seeds give equal pictures. */
export const seededRandom = (words: string): Random => {
  let state = seedOf(words)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (first, ...others) => [first, ...others][Math.floor(next() * (others.length + 1))] ?? first,
  }
}
