/** A kind of ticket without its evening, which it is named with and which stands above it already. */
export const kindWords = (kind: string, event: string): string => kind.split(`: ${event}`, 1)[0] || kind
