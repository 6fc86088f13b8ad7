/** The later of two moments: what was written before it came out has not been changed since. */
export const laterOf = (one: string, other: string): string => (Date.parse(one) > Date.parse(other) ? one : other)
