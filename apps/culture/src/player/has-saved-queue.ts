export const SAVED_QUEUE_KEY = 'player'

/** Whether something was in the player of this tab before this page was loaded. */
export function hasSavedQueue(): boolean {
  try {
    return sessionStorage.getItem(SAVED_QUEUE_KEY) !== null
  } catch {
    return false
  }
}
