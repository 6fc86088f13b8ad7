export const KEPT_NAME = 'player'

/** Whether something was in the player of this tab before this page was loaded. */
export function hasKept(): boolean {
  try {
    return sessionStorage.getItem(KEPT_NAME) !== null
  } catch {
    return false
  }
}
