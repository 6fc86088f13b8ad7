/** Whole seconds from now until a moment in milliseconds; none when it is over or was never set. */
export function secondsUntil(moment: number | undefined): number {
  return moment === undefined ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000))
}
