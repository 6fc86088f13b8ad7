/** For so long what was ordered is kept back until it is paid, in minutes. */
export const HOLD_MINUTES = 20
