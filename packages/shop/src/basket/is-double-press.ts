import type { RefObject, SyntheticEvent } from 'react'

/** Two presses within this time were one intention. */
const ONE_INTENTION_MILLISECONDS = 700

/** Whether a press belongs to the one before it; the second one comes before the first has been drawn as pending. */
export function isDoublePress(last: RefObject<number | undefined>, { timeStamp }: SyntheticEvent): boolean {
  const isSecond = last.current !== undefined && timeStamp - last.current < ONE_INTENTION_MILLISECONDS
  last.current = timeStamp
  return isSecond
}
