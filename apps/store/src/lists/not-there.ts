/** How long it is remembered that something is not there: it may come any moment. */
export const NOT_THERE = { stale: 30, revalidate: 30, expire: 300 }
