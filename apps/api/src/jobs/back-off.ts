const LONGEST_SECONDS = 30 * 60

/** Seconds until the next try: about twice as long each time, half an hour at most, and not the same for all. */
export const backOff = (attempts: number, random = Math.random()) =>
  Math.min(2 ** attempts, LONGEST_SECONDS) * (0.75 + random / 4)
